import { addUp, subtract, toAmount, toDecimal } from '@sluice/api/contract'
import type { Amount, MerchantId, PaymentId } from '@sluice/api/contract'

import type { Tx } from '../database/UnitOfWork.ts'
import { uuidv7 } from '../security/random.ts'
import { addEarnings, findBalances, insertEntries, ledgerAccounts } from './ledgerRepository.ts'
import type { EntryRow } from './ledgerRepository.ts'

/** What each account holds of a payment's money in one token. They add up to zero. */
export type Balances = Record<EntryRow['account'], Amount>

/** What happened to the money of a payment. */
export interface Journal {
  kind: EntryRow['kind']
  user_id: MerchantId
  payment_id: PaymentId
  at: Date
  /** What each account is to hold of the payment's money afterwards, by the token's symbol. */
  balances: ReadonlyMap<string, Balances>
}

/**
 * Writes what is missing to reach the balances of a payment. The only way in which a merchant's earnings change. The
 * caller has locked the payment.
 */
export async function post(tx: Tx, { balances, at, ...about }: Journal): Promise<void> {
  const booked = await findBalances(tx, about.payment_id)
  const nothing = toAmount('0')
  const moved = [...new Set([...balances.keys(), ...booked.keys()])].flatMap((asset) => {
    const entries = ledgerAccounts.map((account) => {
      const before = toAmount(booked.get(asset)?.[account] ?? '0')
      return { asset, account, amount: subtract(balances.get(asset)?.[account] ?? nothing, before) }
    })
    if (addUp(entries.map(({ amount }) => amount)) !== 0n) {
      throw new Error('The entries of a journal must add up to zero in each token')
    }
    return entries.filter(({ amount }) => amount !== 0n)
  })
  if (moved.length === 0) return
  const journalId = uuidv7(at)
  await insertEntries(
    tx,
    moved.map(({ asset, account, amount }) => ({
      ...about,
      id: uuidv7(at),
      journal_id: journalId,
      asset,
      account,
      amount: toDecimal(amount),
      created_at: at,
    })),
  )
  const earned = addUp(
    moved.filter(({ account }) => account === 'merchant').map(({ amount }) => amount),
  )
  if (earned !== 0n) await addEarnings(tx, about.user_id, toDecimal(earned))
}
