import { LinkButton } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { StatusPage } from '../../components/StatusPage/StatusPage.tsx'
import { useSignedIn } from '../../hooks/useSignedIn.ts'

/** Shown for unknown addresses. D22. */
export function NotFoundPage() {
  const signedIn = useSignedIn()

  return (
    <main>
      <StatusPage title="Page not found" words="The link may be out of date or mistyped.">
        <LinkButton href={signedIn ? paths.home : paths.landing}>
          {signedIn ? 'Go to Home' : 'Go to the start page'}
        </LinkButton>
      </StatusPage>
    </main>
  )
}
