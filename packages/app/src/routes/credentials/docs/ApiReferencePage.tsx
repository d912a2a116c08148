import { PageHeader } from '@sluice/ui'

import { paths } from '../../../config/paths.ts'
import { AccountFailure } from '../../../features/overview/AccountFailure.tsx'
import { MerchantReference } from '../../../features/reference/MerchantReference.tsx'
import { referenceContent } from '../../../features/reference/referenceContent.ts'

/** `/credentials/docs`: the reference of `/docs` for a signed-in merchant. D12. */
export function ApiReferencePage() {
  return (
    <>
      <PageHeader
        title={referenceContent.title}
        description={referenceContent.lead}
        back={{ href: paths.credentials, text: 'API Connections' }}
      />
      <AccountFailure />
      <MerchantReference />
    </>
  )
}
