import type { DepositTerms, MerchantId } from '@sluice/api/contract'

import { railNamed } from '../rails/networks.ts'
import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { isUuid } from '../security/random.ts'
import { findTerms } from './listingRepository.ts'
import { findPayment } from './paymentRepository.ts'

/**
 * The terms of the merchant's deposit addresses, newest first. Payments of the first version have none. Fails with `not_found`
 * if the cursor is not one of the merchant's payments.
 */
export async function listDepositTerms(
  { database: { db }, networks }: Uses<'database' | 'networks'>,
  userId: MerchantId,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<DepositTerms[]> {
  const after =
    cursor !== undefined && isUuid(cursor) ? await findPayment(db, userId, cursor) : null
  if (cursor !== undefined && !after) throw new Failure('not_found')
  const rows = await findTerms(db, userId, after?.seq ?? null, limit)
  return rows.map(({ rail, min_fee, fee_from, ...row }) => ({
    ...row,
    min_fee: min_fee.toString(),
    fee_from: fee_from.toString(),
    ...(railNamed(networks, rail)?.contractTermsOf(row.payment_id, row.factory) ?? {
      ref: '',
      contract_version: 1,
    }),
  }))
}
