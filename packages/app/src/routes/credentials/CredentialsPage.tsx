import { PageHeader, Link } from '@sluice/ui'

import * as layout from '../../components/pageLayout.css.ts'
import { paths } from '../../config/paths.ts'
import { ApiKeys } from '../../features/apiKeys/ApiKeys.tsx'
import { WebhookSection } from '../../features/webhook/WebhookSection.tsx'
import { ApiCalls } from '../../features/apiKeys/ApiCalls.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** `/credentials` */
export function CredentialsPage() {
  const t = useText()
  return (
    <>
      <PageHeader
        title={t('credentials.apiConnections')}
        description={t('credentials.apiKeyWebhookEndpoint')}
        actions={<Link href={paths.credentialsDocs}>{t('credentials.apiReference')}</Link>}
      />
      <div className={layout.parts}>
        <ApiKeys />
        <WebhookSection />
        <ApiCalls />
      </div>
    </>
  )
}
