import { PageHeader, TextLink } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { AccountFailure } from '../../features/overview/AccountFailure.tsx'
import { PaymentLinks } from '../../features/paymentLinks/PaymentLinks.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** `/links`. D43. */
export function LinksPage() {
  const t = useText()
  return (
    <>
      <PageHeader
        title={t('paymentLinks.title')}
        description={t('paymentLinks.pageDescription')}
        actions={<TextLink href={paths.invoices}>{t('paymentLinks.invoices')}</TextLink>}
      />
      <AccountFailure />
      <PaymentLinks />
    </>
  )
}
