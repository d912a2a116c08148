import { toAmount } from '@sluice/api/contract'
import { describe, expect, test } from 'vitest'

import { decimalsOf, parseNetworks, requiredConfirmations } from './networks.ts'
import { evmRail } from './evm/evmRail.ts'
import { presets } from './evm/presets.ts'

const feeWallet = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const rpc = ['https://rpc.example/key']

function parse(networks: unknown[], fee_wallet: unknown = feeWallet) {
  return parseNetworks({ fee_wallet, networks }, [evmRail])
}

test('every preset is valid with providers of its own', () => {
  const { list } = parse(Object.keys(presets).map((preset) => ({ preset, rpc })))
  expect(list.map(({ name }) => name)).toEqual(Object.keys(presets))
})

test('an operator can change what a preset says', () => {
  const { list } = parse([{ preset: 'base', rpc, confirmations: [{ blocks: 5 }] }])
  expect(list).toMatchObject([
    { chain_id: 8453, finality: 'finalized', confirmations: [{ blocks: 5 }] },
  ])
})

describe('is refused with its field', () => {
  const token = { symbol: 'USDC', address: feeWallet, decimals: 6 }
  const network = {
    name: 'mine',
    chain_id: 5,
    rpc,
    tokens: [token],
    confirmations: [{ blocks: 1 }],
  }
  test.each([
    ['no fee wallet', [network], '', 'fee_wallet must be an address'],
    [
      'the zero address',
      [network],
      `0x${'0'.repeat(40)}`,
      'fee_wallet must be an address with a valid checksum, other than zero',
    ],
    ['no network', [], feeWallet, 'networks must name at least one network'],
    [
      'an unknown preset',
      [{ preset: 'solana', rpc }],
      feeWallet,
      'networks.0.preset must be one of',
    ],
    ['no provider', [{ preset: 'base', rpc: [] }], feeWallet, 'networks.0.rpc must name'],
    ['an unknown field', [{ ...network, speed: 1 }], feeWallet, 'networks.0.speed'],
    [
      'a wrong checksum',
      [{ ...network, tokens: [{ ...token, address: feeWallet.replace('F7', 'f7') }] }],
      feeWallet,
      'networks.0.tokens.0.address must be an address with a valid checksum, other than zero',
    ],
    [
      'no rule for small amounts',
      [{ ...network, confirmations: [{ above: '10', blocks: 3 }] }],
      feeWallet,
      'networks.0.confirmations must have an entry without above',
    ],
    [
      'one chain twice',
      [network, { ...network, name: 'again' }],
      feeWallet,
      'two networks have the same chain_id',
    ],
  ])('%s', (_, networks, wallet, message) => {
    expect(() => parse(networks, wallet)).toThrow(message)
  })
})

test('large payments need more confirmations', () => {
  const [base] = parse([{ preset: 'base', rpc }]).list
  if (!base) throw new Error('There is no network')
  expect(requiredConfirmations(base, toAmount('1000'))).toBe(10)
  expect(requiredConfirmations(base, toAmount('1000.01'))).toBe(60)
})

test('a currency has the decimals of its coarsest token', () => {
  const networks = parse([
    { preset: 'bnb', rpc },
    { preset: 'polygon', rpc },
  ])
  expect(decimalsOf(networks, ['USDT'])).toBe(6)
})
