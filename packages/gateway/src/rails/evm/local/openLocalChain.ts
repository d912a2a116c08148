import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { findCursors } from '../../cursorRepository.ts'
import { forgetChain } from '../blockRepository.ts'
import type { Uses } from '../../../context.ts'
import { demoDays } from '../../../sandbox/demoHistory.ts'
import { LocalChainUnavailable, startLocalChain } from './localChain.ts'
import type { LocalChain } from '../../LocalChain.ts'
import { localNetworks } from './localNetworks.ts'

const dayMs = 86_400_000

/**
 * Starts the sandbox's chain next to the embedded database, or in memory like it. Null, with a line in the log, if it cannot
 * run. If the chain is another one than before, payments made on the earlier one stay.
 */
export async function openLocalChain({
  settings,
  database,
  logger,
}: Uses<'settings' | 'database' | 'logger'>): Promise<LocalChain | null> {
  const isStored = !settings.database_url?.startsWith('memory:')
  const folder = isStored ? join(settings.data_dir, 'chain') : null
  const [{ name }] = localNetworks(null).list
  const [cursor] = await findCursors(database.db, [name])
  // A first start that failed left a chain that nothing refers to, and whose clock cannot go back to the demo's beginning.
  if (folder !== null && !cursor?.hash) await rm(folder, { recursive: true, force: true })
  let chain: LocalChain
  try {
    chain = await startLocalChain({
      folder,
      since: new Date(Date.now() - (demoDays + 1) * dayMs),
    })
  } catch (error) {
    if (!(error instanceof LocalChainUnavailable)) throw error
    logger.warn(error.message)
    return null
  }
  if (chain.isNew) {
    const isKnown = await database.unitOfWork(({ tx }) => forgetChain(tx, name))
    if (isKnown)
      logger.warn(
        'the local chain had no usable state: it starts anew, and earlier payments are kept',
      )
  }
  return chain
}
