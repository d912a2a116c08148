import type { OperationName } from '@sluice/api/contract'

import { memberOf, rowsOf } from '../world/read.ts'
import type { Sent, Seller, World } from '../world/World.ts'
import { credentialsOf } from './credentials.ts'
import { accepted } from './expectations.ts'

/** The same list, for the merchant and for the merchant's own server. */
export type ListCall = Extract<OperationName, 'listTransactions' | 'viewTransactions'>

/** The rows of a list as a seller sees it. */
export async function listed(
  world: World,
  call: ListCall,
  seller: Seller,
  query: NonNullable<Sent['query']> = {},
): Promise<unknown[]> {
  const response = await world.ask(call, { ...credentialsOf(call, seller), query })
  return rowsOf(accepted(response))
}

/** Their ids. */
export async function idsOf(
  world: World,
  call: ListCall,
  seller: Seller,
  query: NonNullable<Sent['query']> = {},
): Promise<unknown[]> {
  return (await listed(world, call, seller, query)).map((row) => memberOf(row, 'id'))
}

/** A seller and that many transactions; their ids, newest first. */
export async function sellerWith(world: World, count: number): Promise<[Seller, string[]]> {
  const seller = await world.newSeller()
  const ids: string[] = []
  for (let row = 0; row < count; row += 1) ids.unshift(await world.newTransaction(seller))
  return [seller, ids]
}
