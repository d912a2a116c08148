import { PageHeader } from '@sluice/ui'

import { paths } from '../../../config/paths.ts'
import { AccountFailure } from '../../../features/overview/AccountFailure.tsx'
import { MerchantReference } from '../../../features/reference/MerchantReference.tsx'
import { referenceContent } from '../../../features/reference/referenceContent.ts'
import { useText } from '../../../messages/TextProvider.tsx'

/** `/credentials/docs`: the reference of `/docs` for a signed-in merchant. D12. */
export function ApiReferencePage() {
  const t = useText()
  const content = referenceContent(t)
  return (
    <>
      <PageHeader
        title={content.title}
        description={content.lead}
        back={{ href: paths.credentials, text: t('reference.apiConnections') }}
      />
      <AccountFailure />
      <MerchantReference />
    </>
  )
}
