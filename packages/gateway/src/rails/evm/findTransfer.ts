import { findCursors } from '../cursorRepository.ts'
import type { Rail } from '../Rail.ts'
import { knownRefundAddresses } from '../refundAddressRepository.ts'
import { findDepositAddresses } from '../transferRepository.ts'
import { evmNetwork } from './evmNetwork.ts'
import { createRangeReader } from './rangeReader.ts'
import { createReader } from './reader.ts'

/** How long a merchant who looks for a transfer waits for a provider. */
const timeoutMs = 5_000

/** Asks a network's first provider for a transaction. Its block is read as if it were new; later its receipt is checked as always. */
export const findTransfer: Rail['findTransfer'] = async (settings, hash, context) => {
  const network = evmNetwork(settings)
  const { database } = context
  const [url] = network.rpc
  const [cursor] = await findCursors(database.db, [network.name])
  if (url === undefined || !cursor || cursor.final_height === null || cursor.halted !== null) {
    throw new Error(`${network.name} is not read`)
  }
  const reader = createReader(url, timeoutMs)
  const sent = await reader.receiversOf(
    hash,
    network.tokens.map(({ address }) => address),
  )
  if (!sent) return null
  const addresses = [
    ...(await findDepositAddresses(database.db, sent.addresses)),
    ...(await knownRefundAddresses(database.db, sent.addresses)),
  ]
  const ranges = createRangeReader({ context, network })
  const height = sent.block_number
  return {
    addresses,
    isFinal: height <= cursor.final_height,
    store: async () => {
      await ranges.read(reader, height - 1, height, addresses, (read) =>
        database.unitOfWork(({ tx }) => ranges.store(tx, read, hash)),
      )
    },
  }
}
