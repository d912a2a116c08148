import { PageHeader, TextLink } from '@sluice/ui'

import { paths } from '../../../../config/paths.ts'
import { NewInvoice } from '../../../../features/invoices/NewInvoice.tsx'
import { useText } from '../../../../messages/TextProvider.tsx'

/** `/links/invoices/new` */
export function NewInvoicePage() {
  const t = useText()
  return (
    <>
      <PageHeader
        title={t('invoices.new')}
        description={t('invoices.newDescription')}
        actions={<TextLink href={paths.invoices}>{t('invoices.all')}</TextLink>}
      />
      <NewInvoice />
    </>
  )
}
