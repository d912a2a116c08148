import { addUp, subtract, toAmount, toDecimal, zeroAmount, exactValue } from '@sluice/api/contract'
import type { Amount, MerchantId, PaymentId } from '@sluice/api/contract'

import type { Tx } from '../database/UnitOfWork.ts'
import { uuidv7 } from '../security/random.ts'
import { addEarnings, findBalances, insertEntries } from './ledgerRepository.ts'
import type { EntryRow } from './ledgerRepository.ts'

/** The accounts that say whose a payment's money is. */
const owners = ['customers', 'held', 'merchant', 'fees'] as const satisfies EntryRow['account'][]

/** The accounts of fees that contracts have taken. */
const collections = ['owed_fees', 'fee_wallet'] as const satisfies EntryRow['account'][]

/** The accounts of what merchants' wallets have paid back to customers. */
const paybacks = ['refund_wallets', 'refunds'] as const satisfies EntryRow['account'][]

/** What the accounts hold before a journal, by the token's symbol. */
type Booked = Awaited<ReturnType<typeof findBalances>>

/** What each account is to hold of a payment's money in one token. They add up to zero. */
export type Balances = Record<(typeof owners)[number], Amount>

/** What happened to the money of a payment. */
interface Journal {
  kind: EntryRow['kind']
  user_id: MerchantId
  payment_id: PaymentId
  at: Date
  /** What a token is worth in the merchant's home currency. Null if the payment is not valued. */
  homeOf: (asset: string) => { currency: string; rate: Amount } | null
  /** Whether a token is part of the merchant's total earnings, which are of tokens that follow one currency. */
  isInTotal: (asset: string) => boolean
}

/**
 * Writes what is missing to reach the balances of a payment, what contracts have taken as its fee, and what refunds have paid back, each
 * by the token's symbol. The only way in which a merchant's earnings change. The caller has locked the payment.
 */
export async function post(
  tx: Tx,
  journal: Journal,
  balances: ReadonlyMap<string, Balances>,
  collected: ReadonlyMap<string, Amount>,
  refunds: ReadonlyMap<string, Amount>,
): Promise<void> {
  const booked = await findBalances(tx, journal.payment_id)
  await postTo(owners, tx, journal, balances, booked)
  const taken = [...collected].map(
    ([asset, fee_wallet]) =>
      [asset, { owed_fees: subtract(zeroAmount, fee_wallet), fee_wallet }] as const,
  )
  await postTo(collections, tx, { ...journal, kind: 'forwarded' }, new Map(taken), booked)
  const paid = [...refunds].map(
    ([asset, amount]) =>
      [asset, { refund_wallets: subtract(zeroAmount, amount), refunds: amount }] as const,
  )
  await postTo(paybacks, tx, { ...journal, kind: 'refunded' }, new Map(paid), booked)
}

async function postTo<A extends EntryRow['account']>(
  accounts: readonly A[],
  tx: Tx,
  { at, homeOf, isInTotal, ...about }: Journal,
  balances: ReadonlyMap<string, Record<A, Amount>>,
  booked: Booked,
): Promise<void> {
  const moved = [...new Set([...balances.keys(), ...booked.keys()])].flatMap((asset) => {
    const entries = accounts.map((account) => {
      const before = toAmount(booked.get(asset)?.[account] ?? '0')
      return {
        asset,
        account,
        amount: subtract(balances.get(asset)?.[account] ?? zeroAmount, before),
      }
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
    moved.map(({ asset, account, amount }) => {
      const home = homeOf(asset)
      return {
        ...about,
        id: uuidv7(at),
        journal_id: journalId,
        asset,
        account,
        amount: toDecimal(amount),
        value: home && toDecimal(exactValue(amount, home.rate)),
        value_currency: home && home.currency,
        is_in_total: isInTotal(asset),
        created_at: at,
      }
    }),
  )
  const earned = addUp(
    moved
      .filter(({ account, asset }) => account === 'merchant' && isInTotal(asset))
      .map(({ amount }) => amount),
  )
  if (earned !== 0n) await addEarnings(tx, about.user_id, toDecimal(earned))
}
