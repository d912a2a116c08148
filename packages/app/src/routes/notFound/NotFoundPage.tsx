import { LinkButton } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { StatusPage } from '../../components/StatusPage/StatusPage.tsx'
import { useSignedIn } from '../../hooks/useSignedIn.ts'

/** What an address shows that leads nowhere, and the way back. Decision 22. */
export function NotFoundPage() {
  const signedIn = useSignedIn()

  return (
    <main>
      <StatusPage
        title="There is no page at this address"
        words="The link may be old, or a letter may be missing."
      >
        <LinkButton href={signedIn ? paths.home : paths.landing}>
          {signedIn ? 'Go to Home' : 'Go to the start page'}
        </LinkButton>
      </StatusPage>
    </main>
  )
}
