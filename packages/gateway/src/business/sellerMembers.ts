import { noSeller } from '@sluice/api/contract'
import type { Seller } from '@sluice/api/contract'

import type { Uses } from '../context.ts'

/** What customers see of a business, as it is stored. */
type SellerRow = Omit<Seller, 'color' | 'logo_url'> & { color: string; logo_id: string | null }

/** What customers see of a business. Null: of a merchant who has none. */
export function sellerMembers(context: Uses<'publicUrl'>, row: SellerRow | null): Seller {
  if (!row) return noSeller
  return {
    logo_url: row.logo_id && `${context.publicUrl()}/pay/api/logo/${row.logo_id}`,
    color: row.color || null,
    contact_email: row.contact_email,
    contact_phone: row.contact_phone,
    address: row.address,
    tax_number: row.tax_number,
    receipt_footer: row.receipt_footer,
  }
}
