import { PageHeader, Link } from '@sluice/ui'

import * as layout from '../../components/pageLayout.css.ts'
import { paths } from '../../config/paths.ts'
import { ApiKeys } from '../../features/apiKeys/ApiKeys.tsx'
import { WebhookSection } from '../../features/webhook/WebhookSection.tsx'
import { ApiCalls } from '../../features/apiKeys/ApiCalls.tsx'

/** `/credentials` */
export function CredentialsPage() {
  return (
    <>
      <PageHeader
        title="API Connections"
        description="Your API key and webhook endpoint."
        actions={<Link href={paths.credentialsDocs}>API reference</Link>}
      />
      <div className={layout.parts}>
        <ApiKeys />
        <WebhookSection />
        <ApiCalls />
      </div>
    </>
  )
}
