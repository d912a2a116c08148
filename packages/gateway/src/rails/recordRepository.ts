import { and, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm'

import { chunksOf, valuesPerStatement } from '../database/chunks.ts'
import type { Reader } from '../database/Connection.ts'
import { chainTransfers, depositAddresses, flushes, payments } from '../database/schema/index.ts'
import type { FlushRow, TransferRow } from './transferRepository.ts'

/** The stored transfers of listed tokens and the stored flushes in the blocks after a height and up to another one. */
export async function findRecorded(
  db: Reader,
  network: string,
  { from, upTo }: { from: number; upTo: number },
): Promise<{ transfers: TransferRow[]; flushes: FlushRow[] }> {
  const inRange = (table: typeof chainTransfers | typeof flushes) =>
    and(
      eq(table.network, network),
      gt(table.block_number, from),
      lte(table.block_number, upTo),
      eq(table.canonical, true),
      isNotNull(table.asset),
    )
  return {
    transfers: await db.select().from(chainTransfers).where(inRange(chainTransfers)),
    flushes: await db.select().from(flushes).where(inRange(flushes)),
  }
}

/** The merchants of deposit addresses. */
export async function findMerchants(
  db: Reader,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const merchants = new Map<string, string>()
  for (const some of chunksOf(addresses, valuesPerStatement)) {
    const rows = await db
      .select({ address: depositAddresses.address, user_id: payments.user_id })
      .from(depositAddresses)
      .innerJoin(payments, eq(payments.id, depositAddresses.payment_id))
      .where(inArray(depositAddresses.address, some))
    for (const { address, user_id } of rows) merchants.set(address, user_id)
  }
  return merchants
}
