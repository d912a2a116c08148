import { asUnits, type PaymentNetwork } from '@sluice/api/contract'
import { expect, test, vi } from 'vitest'

import { payWithWallet } from './payWithWallet.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'ab'.repeat(32)}`

const network: PaymentNetwork = {
  name: 'polygon',
  title: 'Polygon',
  chain_id: 137,
  explorer_url: 'https://polygonscan.example',
  is_available: true,
  token: { symbol: 'USDT', address: `0x${'11'.repeat(20)}`, decimals: 6 },
  payment_uri: 'ethereum:x',
  wallet_rpc_url: 'https://rpc.example',
  coin: 'POL',
  remaining: '25.0000000000',
}

const transfer = {
  chainId: 137,
  token: network.token.address,
  to: `0x${'22'.repeat(20)}`,
  units: asUnits(20_060_000n),
}

/** How a wallet behaves that is on another network. */
interface Behaviour {
  /** What it throws when it is asked to switch to a network that it does not know. */
  unknownChain?: unknown
  /** Whether adding a network switches to it. */
  addingSwitches?: boolean
  addFails?: unknown
  /** After how many milliseconds it is on the network that it has switched to. */
  lateMs?: number
  balance?: bigint
  sendFails?: unknown
}

function makeWallet({ unknownChain, addingSwitches = true, lateMs = 0, ...behaviour }: Behaviour) {
  let chainId = 1
  let isKnown = unknownChain === undefined
  const go = () => void setTimeout(() => (chainId = 137), lateMs)
  const called: string[] = []
  async function request({ method }: { method: string }): Promise<unknown> {
    called.push(method)
    switch (method) {
      case 'eth_requestAccounts':
        return [account]
      case 'eth_chainId':
        return `0x${chainId.toString(16)}`
      case 'wallet_switchEthereumChain':
        if (!isKnown) throw unknownChain
        go()
        return null
      case 'wallet_addEthereumChain':
        if (behaviour.addFails !== undefined) throw behaviour.addFails
        isKnown = true
        if (addingSwitches) go()
        return null
      case 'eth_call':
        return `0x${(behaviour.balance ?? 10n ** 9n).toString(16)}`
      default:
        if (behaviour.sendFails !== undefined) throw behaviour.sendFails
        return hash
    }
  }
  return { called, request }
}

async function outcome(wallet: ReturnType<typeof makeWallet>) {
  vi.useFakeTimers()
  const paid = payWithWallet(wallet, network, transfer).catch((error: unknown) =>
    Reflect.get(Object(error), 'problem'),
  )
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  return paid
}

test.each([
  ['MetaMask, 4902', { unknownChain: { code: 4902, message: 'Unrecognized chain ID "0x89".' } }],
  ['4902 as a text', { unknownChain: { code: '4902' } }],
  ['-32603 with data', { unknownChain: { code: -32603, data: { originalError: { code: 4902 } } } }],
  ['-32603 without', { unknownChain: { code: -32603, message: 'Unrecognized chain ID' } }],
  ['32603', { unknownChain: { code: 32603 } }],
  ['only words', { unknownChain: new Error('Chain 137 has not been added') }],
  ['a text', { unknownChain: 'unknown chain' }],
  ['one that cannot switch', { unknownChain: { code: 4200 } }],
  ['one that adds without switching', { unknownChain: { code: 4902 }, addingSwitches: false }],
  ['one that switches late', { lateMs: 2_000 }],
  ['one that adds late', { unknownChain: { code: 4902 }, lateMs: 1_500 }],
])('a wallet on another network pays: %s', async (_, behaviour: Behaviour) => {
  const wallet = makeWallet(behaviour)
  expect(await outcome(wallet)).toBe(hash)
  expect(wallet.called.includes('wallet_addEthereumChain')).toBe('unknownChain' in behaviour)
})

test.each([
  ['it declines to switch', { unknownChain: { code: 4001 } }, { kind: 'rejected' }],
  [
    'it declines by text',
    { unknownChain: { message: 'User rejected the request.' } },
    { kind: 'rejected' },
  ],
  ['it waits for an earlier request', { unknownChain: { code: -32002 } }, { kind: 'busy' }],
  [
    'it declines to add',
    { unknownChain: { code: 4902 }, addFails: { code: 4001 } },
    { kind: 'rejected' },
  ],
  [
    'it cannot add',
    { unknownChain: { code: 4902 }, addFails: { code: 4200 } },
    { kind: 'wrongNetwork' },
  ],
  ['it never switches', { lateMs: 60_000 }, { kind: 'wrongNetwork' }],
  ['it has too little', { balance: 5n }, { kind: 'tooLittle', balance: '0.000005' }],
  ['it declines to send', { sendFails: { code: 5000 } }, { kind: 'rejected' }],
])('a wallet on another network does not pay: %s', async (_, behaviour, problem) => {
  const wallet = makeWallet(behaviour)
  expect(await outcome(wallet)).toEqual(problem)
  expect(wallet.called.includes('eth_sendTransaction')).toBe('sendFails' in behaviour)
})
