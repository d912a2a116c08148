import { LinkButton } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { Interlude } from '../../lib/Interlude/Interlude.tsx'
import { useArrival } from '../../lib/useArrival.ts'
import { useSignedIn } from '../../lib/useSignedIn.ts'

/** What an address shows that leads nowhere, and the way back. Decision 22. */
export function NotFoundPage() {
  useArrival('Page not found')
  const signedIn = useSignedIn()

  return (
    <main>
      <Interlude
        title="There is no page at this address"
        words="The link may be old, or a letter may be missing."
      >
        <LinkButton href={signedIn ? paths.home : paths.landing}>
          {signedIn ? 'Go to Home' : 'Go to the start page'}
        </LinkButton>
      </Interlude>
    </main>
  )
}
