import { LinkButton } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { StatusPage } from '../../components/StatusPage/StatusPage.tsx'
import { useSignedIn } from '../../hooks/useSignedIn.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** Shown for unknown addresses. D22. */
export function NotFoundPage() {
  const t = useText()
  const signedIn = useSignedIn()

  return (
    <main>
      <StatusPage title={t('notFound.title')} words={t('notFound.description')}>
        <LinkButton href={signedIn ? paths.home : paths.landing}>
          {signedIn ? t('notFound.goHome') : t('notFound.goStartPage')}
        </LinkButton>
      </StatusPage>
    </main>
  )
}
