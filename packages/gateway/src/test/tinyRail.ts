import { asUnits } from '@sluice/api/contract'

import { acquireLease, moveCursor } from '../rails/cursorRepository.ts'
import type { Rail } from '../rails/Rail.ts'
import { insertFlushes, insertTransfers } from '../rails/transferRepository.ts'
import { uuidv7 } from '../security/random.ts'

/** What was paid on the tiny network, in the order of its ledger. */
export interface TinyEntry {
  id: string
  to: string
  units: bigint
}

/** A family of networks that has nothing to do with chains: a ledger in memory, whose entries are final at once. */
export function createTinyRail(ledger: readonly TinyEntry[]): Rail {
  return {
    name: 'tiny',
    settings: {},
    identity: 'name',
    presets: {},
    parseAddress: (text) => (/^tiny:\w+$/.test(text) ? text : null),
    addressRule: 'tiny: and a name',
    addressFault: 'This is not an address of the tiny network',
    keepsMoney: () => false,
    coinToken: '',
    signerOf: () => Promise.resolve(null),
    isContract: () => Promise.resolve(false),
    payerOf: (key) => key,
    parseTransferId: (text) => (/^entry-\d+$/.test(text) ? text : null),
    addressFor: (paymentId) => ({
      address: `tiny:${paymentId.replaceAll('-', '')}`,
      factory: 'tiny:forwarder',
    }),
    contractTermsOf: (paymentId) => ({ ref: paymentId, contract_version: 1 }),
    walletDetails: () => ({ chain_id: 0, wallet_rpc_url: null, coin: null }),
    paymentUri: (_, { to, units }) => `tiny:pay?to=${to}&units=${units}`,
    findTransfer: () => Promise.resolve(null),
    transferPage: (explorer, id) => `${explorer}/${id}`,
    follow: (network, { context, bringDueUpToDate }) => {
      const { name, rail, tokens } = network
      let height = 0

      /** Reads the entries that are new, and forwards each. */
      async function read(): Promise<void> {
        const now = context.now()
        const [token] = tokens
        const fresh = ledger.slice(height).map((entry, index) => ({
          id: uuidv7(now),
          rail: rail.name,
          network: name,
          tx_hash: entry.id,
          ordinal: 0,
          block_hash: entry.id,
          block_number: height + index + 1,
          mined_at: now,
          address: entry.to,
          token: token?.address ?? '',
          units: asUnits(entry.units),
        }))
        height += fresh.length
        await context.database.unitOfWork(async ({ tx }) => {
          await acquireLease(tx, name, 'tiny')
          await insertTransfers(
            tx,
            fresh.map((entry) => ({
              ...entry,
              sender: 'tiny:customer',
              asset: token?.symbol ?? null,
              decimals: token?.decimals ?? null,
              confirmed_at: now,
            })),
          )
          await insertFlushes(
            tx,
            fresh.map((entry) => ({
              ...entry,
              id: uuidv7(now),
              fee_units: asUnits(0n),
              fee_paid: false,
            })),
          )
          await moveCursor(tx, name, 'tiny', { height, deep_time: now })
        })
      }

      return {
        network,
        check: () => Promise.resolve(),
        read,
        missingOf: () => Promise.resolve([]),
        readAgain: (after) => {
          const from = after ?? 0
          const transfers = ledger.slice(from, height).map((entry) => ({
            tx_hash: entry.id,
            address: entry.to,
            token: tokens[0]?.address ?? '',
            ordinal: 0,
            units: asUnits(entry.units),
          }))
          return Promise.resolve({
            from,
            upTo: height,
            addresses: new Set(transfers.map(({ address }) => address)),
            transfers,
            flushes: transfers.map((entry) => ({ ...entry, fee_units: asUnits(0n) })),
            store: () => Promise.resolve(),
          })
        },
        follow: async () => {
          await read()
          await bringDueUpToDate(name)
          return false
        },
        stop: () => Promise.resolve(),
      }
    },
  }
}
