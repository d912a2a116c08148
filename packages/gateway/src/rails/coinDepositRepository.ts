import type { Units } from '@sluice/api/contract'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'

import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { coinDeposits, depositAddresses } from '../database/schema/index.ts'

/** A network's own coin at a deposit address. */
export type CoinDepositRow = typeof coinDeposits.$inferSelect

/** The addresses of a factory at which coins are looked for: the latest that are watched after a moment, up to a limit. */
export async function findCoinAddresses(
  db: Reader,
  factory: string,
  after: Date,
  limit: number,
): Promise<string[]> {
  const { address, watch_until } = depositAddresses
  const rows = await db
    .select({ address })
    .from(depositAddresses)
    .where(and(eq(depositAddresses.factory, factory), gt(watch_until, after)))
    .orderBy(sql`${watch_until} desc`)
    .limit(limit)
  return rows.map((row) => row.address)
}

/** Notes how much of a coin has arrived. More than before has to be decided anew. */
export async function noteCoinDeposit(
  tx: Tx,
  deposit: { network: string; address: string; coin: string; units: Units; found_at: Date },
): Promise<void> {
  const { units, found_at } = deposit
  await tx
    .insert(coinDeposits)
    .values(deposit)
    .onConflictDoUpdate({
      target: [coinDeposits.network, coinDeposits.address],
      set: { units, found_at, resolution: null, is_due: true },
      setWhere: sql`${coinDeposits.units} < ${units}`,
    })
}

/** The coins at an address, on every network, locked until the database transaction ends. */
export function lockCoinDeposits(tx: Tx, address: string): Promise<CoinDepositRow[]> {
  return tx
    .select()
    .from(coinDeposits)
    .where(eq(coinDeposits.address, address))
    .orderBy(coinDeposits.found_at)
    .for('update')
}

/** Notes what the merchant decided on coins that wait for it. Returns how many there were. */
export async function acceptCoinDeposits(tx: Tx, address: string): Promise<number> {
  const resolved = await tx
    .update(coinDeposits)
    .set({ resolution: 'accepted' })
    .where(and(eq(coinDeposits.address, address), isNull(coinDeposits.resolution)))
    .returning({ address: coinDeposits.address })
  return resolved.length
}

/** Notes that the payment of an address is up to date with its coins. */
export async function clearDueCoins(tx: Tx, address: string): Promise<void> {
  await tx
    .update(coinDeposits)
    .set({ is_due: false })
    .where(and(eq(coinDeposits.address, address), eq(coinDeposits.is_due, true)))
}
