import type { Seller } from '@sluice/api/contract'
import type { DescriptionItem } from '@sluice/ui'

import type { Translate } from '../messages/MessageKey.ts'
import { Lines } from './Lines/Lines.tsx'

/** Who sells, as receipts and invoices name them. Without what the seller has not given. */
export function sellerItems(name: string, seller: Seller, t: Translate): DescriptionItem[] {
  const contact = [seller.contact_email, seller.contact_phone].filter(Boolean).join('\n')
  return [
    { term: t('checkout.seller'), description: name && <bdi>{name}</bdi> },
    {
      term: t('checkout.sellerAddress'),
      description: seller.address && <Lines text={seller.address} />,
    },
    {
      term: t('checkout.taxNumber'),
      description: seller.tax_number && <bdi>{seller.tax_number}</bdi>,
    },
    { term: t('checkout.contact'), description: contact && <Lines text={contact} /> },
  ].filter((each) => each.description)
}
