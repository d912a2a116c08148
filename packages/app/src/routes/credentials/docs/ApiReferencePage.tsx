import { PageHeader } from '@sluice/ui'

import { paths } from '../../../config/paths.ts'
import { useArrival } from '../../../lib/useArrival.ts'

/** `/credentials/docs`: the reference of `/docs` for a signed-in merchant. Decision 12. */
export function ApiReferencePage() {
  useArrival('API reference')

  return (
    <PageHeader
      title="API reference"
      description="Three calls, authenticated by the header X-API-Key: POST /pay/api/transaction/create, GET /pay/api/transaction/status/{id} and GET /pay/api/transaction/view."
      back={{ href: paths.credentials, text: 'API Connections' }}
    />
  )
}
