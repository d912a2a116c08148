import type { CreatePaymentRequest, Decimal } from '@sluice/api/contract'
import { eq } from 'drizzle-orm'
import { createTestClient, erc20Abi, getAddress, http, publicActions, walletActions } from 'viem'
import type { Address, Hash } from 'viem'

import { evmRail } from '../rails/evm/evmRail.ts'
import { parseNetworks } from '../rails/networks.ts'
import type { Network } from '../rails/Rail.ts'
import { ledgerEntries } from '../database/schema/index.ts'
import { verifyLedger } from '../ledger/verifyLedger.ts'
import {
  anvilChain,
  sandboxFeeWallet,
  startLocalChain,
  testTokens,
} from '../rails/evm/local/localChain.ts'
import { followNetwork } from './followNetwork.ts'
import type { NetworkFollower } from '../rails/Rail.ts'
import { expirePayments } from '../payments/paymentJobs.ts'
import { createPayment, readPaymentStatus } from '../payments/paymentService.ts'
import { startFaultyProvider } from './faultyProvider.ts'
import type { FaultyProvider } from './faultyProvider.ts'
import { createTestContext } from './testContext.ts'

const dayMs = 86_400_000

/** Who has the test tokens. */
export const customer: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** The token that payments are due in. */
export const usdt: Address = testTokens[0]?.address ?? '0x'
export const usdc: Address = testTokens[1]?.address ?? '0x'

/** A payment of a test. */
export interface TestPayment {
  id: string
  address: Address
}

/** A network of a test, with its providers and what follows it. */
export interface FaultyNetwork {
  network: Network
  providers: [FaultyProvider, ...FaultyProvider[]]
  follower: NetworkFollower
}

/**
 * A local chain behind providers that can fail, and a gateway's context with a merchant whose free days are over. Each test
 * opens a network of its own on the chain, which is treated like a real one: payments need 3 confirmations, and blocks are final
 * 6 below the head. `timeoutMs`: how long a provider may take; less where tests have one that hangs.
 */
export async function createFaultyChain({ timeoutMs = 10_000 } = {}) {
  const chain = await startLocalChain({ folder: null, since: new Date() })
  const context = await createTestContext({ payment_minutes: 60 })
  context.clock.now = new Date(Date.now() - 8 * dayMs)
  const merchant = await context.addMerchant()
  const client = createTestClient({
    mode: 'anvil',
    chain: anvilChain,
    transport: http(chain.url),
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
  let opened: FaultyNetwork[] = []
  let number = 0

  /** Lets the gateway's clock show the chain's time. */
  async function setClock(): Promise<void> {
    context.clock.now = await chain.latestTime()
  }

  async function close(): Promise<void> {
    for (const { follower, providers } of opened) {
      await Promise.all(providers.map((provider) => provider.close()))
      await follower.stop()
    }
    opened = []
  }

  return {
    chain,
    client,
    context,
    merchant,
    /** Opens networks, which replace those of the test before. */
    open: async (...inputs: ({ providers?: number } & Record<string, unknown>)[]) => {
      await close()
      // What earlier tests did is final.
      await chain.mine(7)
      await setClock()
      for (const { providers: count = 1, ...input } of inputs.length > 0 ? inputs : [{}]) {
        const first = await startFaultyProvider(chain.url)
        const others = await Promise.all(
          Array.from({ length: count - 1 }, () => startFaultyProvider(chain.url)),
        )
        const { list } = parseNetworks(
          {
            fee_wallet: sandboxFeeWallet,
            networks: [
              {
                name: `test-${(number += 1)}`,
                chain_id: anvilChain.id,
                rpc: [first, ...others].map(({ url }) => url),
                tokens: testTokens.map(({ symbol, address, decimals }) => ({
                  symbol,
                  address,
                  decimals,
                })),
                confirmations: [{ blocks: 3 }],
                finality: 6,
                ...input,
              },
            ],
          },
          [evmRail],
        )
        const [network] = list
        if (!network) throw new Error('There is no network')
        const follower = followNetwork(context, network, { timeoutMs })
        opened.push({ network, providers: [first, ...others], follower })
      }
      Object.assign(context, {
        networks: { feeWallet: sandboxFeeWallet, list: opened.map(({ network }) => network) },
      })
      for (const { follower } of opened) await follower.follow()
      const [network, ...others] = opened
      if (!network) throw new Error('There is no network')
      return { ...network, others }
    },

    /** Creates a payment. */
    create: async (
      amount: Decimal = '300',
      more: Partial<CreatePaymentRequest> = {},
    ): Promise<TestPayment> => {
      const created = await createPayment(context, merchant, { amount, metadata: '', ...more })
      return { id: created.id, address: getAddress(created.deposit_address) }
    },

    /** Pays an amount in whole tokens, in a block of its own. */
    pay: (to: Address, amount: number, token = usdt): Promise<Hash> =>
      chain.pay({ to, token, units: BigInt(Math.round(amount * 1e6)) }),

    /** State, the amounts received and charged, and the forwarding. */
    stateOf: async ({ id }: TestPayment): Promise<string> => {
      const row = await readPaymentStatus(context, merchant, id)
      return [row.state, Number(row.received), Number(row.fee_due), row.forwarding ?? '-'].join(' ')
    },

    /** The kinds of ledger entries that were written for a payment, by kind: several can have the time of one block. */
    journals: async ({ id }: TestPayment): Promise<string[]> => {
      const rows = await context.database.db
        .selectDistinct({ id: ledgerEntries.journal_id, kind: ledgerEntries.kind })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.payment_id, id))
        .orderBy(ledgerEntries.kind)
      return rows.map(({ kind }) => kind)
    },

    balance: (owner: Address, token = usdt): Promise<bigint> =>
      client.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [owner],
      }),

    /** Lets the time to pay pass, for the gateway and on the chain. */
    passTime: async (follower: NetworkFollower): Promise<void> => {
      context.clock.now = new Date(context.clock.now.getTime() + 80 * 60_000)
      await chain.mine(3, context.clock.now)
      await follower.follow()
      await expirePayments(context)
    },

    /** What differs between the books and what they are made of. */
    discrepancies: () => verifyLedger(context.database),

    close: async (): Promise<void> => {
      await close()
      await context.close()
      await chain.stop()
    },
  }
}
