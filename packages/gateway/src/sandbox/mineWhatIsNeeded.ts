import { hasOpenWork } from './sandboxRepository.ts'
import type { Uses } from '../context.ts'
import type { LocalChain } from '../rails/LocalChain.ts'

/**
 * Mines a block while something waits for one, such as a payment for confirmations. A chain that grew all the time would soon
 * take long to load. Never has more to do at once.
 */
export async function mineWhatIsNeeded(
  context: Uses<'database' | 'now'>,
  chain: LocalChain,
): Promise<boolean> {
  if (await hasOpenWork(context.database.db, context.now())) await chain.mine(1)
  return false
}
