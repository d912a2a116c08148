import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { useWallets } from './useWallets.ts'

const request = () => Promise.resolve(null)

function announce(
  name: string,
  rdns: string | undefined,
  uuid = name,
  provider: object = { request },
) {
  const detail = { info: { uuid, name, icon: 'data:image/svg+xml,x', rdns }, provider }
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

function inject(ethereum: unknown) {
  Reflect.set(globalThis, 'ethereum', ethereum)
}

beforeEach(() => inject(undefined))
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(globalThis, 'ethereum')
})

function names() {
  const { result } = renderHook(useWallets)
  return {
    shown: () => result.current.map(({ name }) => name),
    ids: () => result.current.map(({ id }) => id),
  }
}

test('a wallet that announces itself three times is one', () => {
  const { shown, ids } = names()
  act(() => {
    announce('MetaMask', 'io.metamask', 'a')
    announce('Rabby Wallet', 'io.rabby', 'r')
    announce('MetaMask', 'io.metamask', 'b')
    announce('MetaMask', 'io.metamask', 'c')
  })
  expect(shown()).toEqual(['MetaMask', 'Rabby Wallet'])
  expect(ids()).toEqual(['c', 'r'])
})

test('wallets without a domain are told apart by their ID', () => {
  const { shown } = names()
  act(() => {
    announce('One', undefined)
    announce('Two', undefined)
    announce('One', undefined)
  })
  expect(shown()).toEqual(['One', 'Two'])
})

test.each([
  ['Trust Wallet', { request, isTrust: true, isMetaMask: true }],
  ['Coinbase Wallet', { request, isCoinbaseWallet: true }],
  ['Brave Wallet', { request, isBraveWallet: true, isMetaMask: true }],
  ['MetaMask', { request, isMetaMask: true }],
  ['', { request }],
])('a wallet in window.ethereum alone is shown: %j', (name, ethereum) => {
  inject(ethereum)
  expect(names().shown()).toEqual([name])
})

test('several wallets in window.ethereum are shown, each once', () => {
  const metaMask = { request, isMetaMask: true }
  inject({ request, providers: [metaMask, { request, isCoinbaseWallet: true }, metaMask] })
  expect(names().shown()).toEqual(['MetaMask', 'Coinbase Wallet'])
})

test('a wallet that announces itself is not shown again from window.ethereum', () => {
  inject({ request, isMetaMask: true })
  const { shown } = names()
  act(() => announce('MetaMask', 'io.metamask'))
  expect(shown()).toEqual(['MetaMask'])
  inject({ request })
  act(() => announce('Rabby Wallet', 'io.rabby'))
  expect(shown()).toEqual(['MetaMask', 'Rabby Wallet'])
})

test('a wallet that loads late is shown when it says so', () => {
  const { shown } = names()
  expect(shown()).toEqual([])
  inject({ request, isTrust: true })
  act(() => void dispatchEvent(new Event('ethereum#initialized')))
  expect(shown()).toEqual(['Trust Wallet'])
})

test.each([
  ['without a provider', () => announce('Evil', 'x', 'x', {})],
  ['that changes the direction of text', () => announce('\u202eksaMateM', 'x')],
  ['without a name', () => announce('  ', 'x')],
  ['without details', () => dispatchEvent(new CustomEvent('eip6963:announceProvider'))],
])('an announcement %s is ignored', (_, send) => {
  const { shown } = names()
  act(() => {
    send()
  })
  expect(shown()).toEqual([])
})
