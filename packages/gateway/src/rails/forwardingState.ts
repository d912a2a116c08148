import type { Uses } from '../context.ts'
import { readForwarding } from './forwardingRepository.ts'
import type { ForwardingState } from './forwardingRepository.ts'

/** How forwarding stands on every network. */
export function readForwardingState({ database }: Uses<'database'>): Promise<ForwardingState[]> {
  return readForwarding(database.db)
}
