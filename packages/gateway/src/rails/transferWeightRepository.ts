import { toAmount } from '@sluice/api/contract'
import type { Amount, Decimal } from '@sluice/api/contract'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import { chunksOf, valuesPerStatement } from '../database/chunks.ts'
import type { Reader } from '../database/Connection.ts'
import { chainTransfers, depositAddresses } from '../database/schema/index.ts'
import type { TransferRow } from './transferRepository.ts'

const total = sql<Decimal>`sum(trunc(${chainTransfers.units} / (10::numeric ^ ${chainTransfers.decimals}), 10))::text`
const isListed = and(eq(chainTransfers.canonical, true), isNotNull(chainTransfers.asset))

function larger(a: Amount, b: Amount): Amount {
  return a > b ? a : b
}

/**
 * How much depends on each of some transfers, by ID: what was sent to its address in all or, if that is more, to the same
 * merchant in the same block. Who splits an amount waits as long as who sends it at once.
 */
export async function weighTransfers(
  db: Reader,
  transfers: readonly TransferRow[],
): Promise<(transfer: TransferRow) => Amount> {
  const byAddress = new Map<string, { merchant: string | null; total: Amount }>()
  const byBlock = new Map<string, Amount>()
  const addresses = [...new Set(transfers.map(({ address }) => address))]
  for (const some of chunksOf(addresses, valuesPerStatement)) {
    const rows = await db
      .select({ address: chainTransfers.address, merchant: depositAddresses.merchant, total })
      .from(chainTransfers)
      // A refund goes to an address that is none of ours.
      .leftJoin(depositAddresses, eq(depositAddresses.address, chainTransfers.address))
      .where(and(isListed, inArray(chainTransfers.address, some)))
      .groupBy(chainTransfers.address, depositAddresses.merchant)
    for (const row of rows) {
      byAddress.set(row.address, { merchant: row.merchant, total: toAmount(row.total) })
    }
  }
  for (const network of new Set(transfers.map((each) => each.network))) {
    const own = transfers.filter((each) => each.network === network)
    const blocks = [...new Set(own.map(({ block_number }) => block_number))]
    for (const some of chunksOf(blocks, valuesPerStatement)) {
      const rows = await db
        .select({ block: chainTransfers.block_number, merchant: depositAddresses.merchant, total })
        .from(chainTransfers)
        .innerJoin(depositAddresses, eq(depositAddresses.address, chainTransfers.address))
        .where(
          and(
            isListed,
            eq(chainTransfers.network, network),
            inArray(chainTransfers.block_number, some),
          ),
        )
        .groupBy(chainTransfers.block_number, depositAddresses.merchant)
      for (const row of rows) {
        byBlock.set(`${network} ${row.block} ${row.merchant}`, toAmount(row.total))
      }
    }
  }
  const nothing = toAmount('0')
  return ({ network, address, block_number }) => {
    const own = byAddress.get(address)
    return larger(
      own?.total ?? nothing,
      byBlock.get(`${network} ${block_number} ${own?.merchant}`) ?? nothing,
    )
  }
}
