import { LinkButton } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { Interlude } from '../../lib/Interlude/Interlude.tsx'
import { useArrival } from '../../lib/useArrival.ts'

/** `/docs` */
export function DocsPage() {
  useArrival('API documentation')

  return (
    <main>
      <Interlude
        title="API documentation"
        words="Three calls, authenticated by the header X-API-Key: POST /pay/api/transaction/create, GET /pay/api/transaction/status/{id} and GET /pay/api/transaction/view."
      >
        <LinkButton href={paths.signUp}>Get Started</LinkButton>
        <LinkButton href={paths.logIn} tone="secondary">
          Sign in
        </LinkButton>
      </Interlude>
    </main>
  )
}
