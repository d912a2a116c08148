import { LinkButton, PageHeader, PlusIcon } from '@sluice/ui'

import { paths } from '../../../config/paths.ts'
import { Invoices } from '../../../features/invoices/Invoices.tsx'
import { AccountFailure } from '../../../features/overview/AccountFailure.tsx'
import { useText } from '../../../messages/TextProvider.tsx'

/** `/links/invoices` */
export function InvoicesPage() {
  const t = useText()
  return (
    <>
      <PageHeader
        title={t('invoices.title')}
        description={t('invoices.pageDescription')}
        actions={
          <LinkButton href={paths.newInvoice}>
            <PlusIcon />
            {t('invoices.new')}
          </LinkButton>
        }
      />
      <AccountFailure />
      <Invoices />
    </>
  )
}
