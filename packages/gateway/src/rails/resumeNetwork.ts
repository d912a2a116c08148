import type { Settings } from '../config/settings.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { StartUpError } from '../errors/Failure.ts'
import { resumeCursor } from './cursorRepository.ts'

/**
 * The command `resume-network`: lets a gateway read a network again that a reorg of final blocks halted. Payments in the
 * replaced blocks are reversed then. Throws a `StartUpError` if there is no such network.
 */
export async function resumeNetworkCommand(
  settings: Settings,
  network: string,
  write: (text: string) => void,
): Promise<void> {
  const database = await openDatabase(settings, { migrate: false })
  try {
    if (!(await database.unitOfWork(({ tx }) => resumeCursor(tx, network)))) {
      throw new StartUpError('needs the name of a network that was read before')
    }
    write(`${network} is read again from the latest block that is still part of the chain.\n`)
  } finally {
    await database.close()
  }
}
