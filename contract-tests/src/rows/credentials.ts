import { operations, type OperationName } from '@sluice/api/contract'

import type { Seller, Sent, World } from '../world/World.ts'

/** What this call asks of its sender, as this seller has it. */
export function credentialsOf(
  call: OperationName,
  { token, apiKey }: Pick<Seller, 'token' | 'apiKey'>,
): Sent {
  const { auth } = operations[call]
  if (auth === 'none') return {}
  return auth === 'bearer' ? { token } : { apiKey }
}

/** What this call asks of its sender, for rows that change nothing. */
export async function anyCredentials(world: World, call: OperationName): Promise<Sent> {
  return operations[call].auth === 'none' ? {} : credentialsOf(call, await world.anySeller())
}
