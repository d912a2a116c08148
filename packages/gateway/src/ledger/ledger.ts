import { addUp, subtract, toAmount, toDecimal } from '@sluice/api/contract'
import type { Amount, MerchantId, PaymentId } from '@sluice/api/contract'

import type { Tx } from '../database/UnitOfWork.ts'
import { uuidv7 } from '../security/random.ts'
import { addEarnings, findBalances, insertEntries, ledgerAccounts } from './ledgerRepository.ts'
import type { EntryRow } from './ledgerRepository.ts'

/** What happened to the money of a payment. */
export interface Journal {
  kind: EntryRow['kind']
  user_id: MerchantId
  payment_id: PaymentId
  at: Date
  /** What each account is to hold of the payment's money afterwards. They add up to zero. */
  balances: Record<EntryRow['account'], Amount>
}

/**
 * Writes what is missing to reach the balances of a payment. The only way in which a merchant's earnings change. The
 * caller has locked the payment.
 */
export async function post(tx: Tx, { balances, at, ...about }: Journal): Promise<void> {
  const booked = await findBalances(tx, about.payment_id)
  const moved = ledgerAccounts
    .map((account) => ({ account, amount: subtract(balances[account], toAmount(booked[account])) }))
    .filter(({ amount }) => amount !== 0n)
  if (moved.length === 0) return
  if (addUp(moved.map(({ amount }) => amount)) !== 0n) {
    throw new Error('The entries of a journal must add up to zero')
  }
  const journalId = uuidv7(at)
  await insertEntries(
    tx,
    moved.map(({ account, amount }) => ({
      ...about,
      id: uuidv7(at),
      journal_id: journalId,
      account,
      amount: toDecimal(amount),
      created_at: at,
    })),
  )
  const earned = moved.find(({ account }) => account === 'merchant')
  if (earned) await addEarnings(tx, about.user_id, toDecimal(earned.amount))
}
