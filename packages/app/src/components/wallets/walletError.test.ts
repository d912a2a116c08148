import { expect, test } from 'vitest'

import { toWalletError, WalletError } from './walletError.ts'

/** What real wallets and the libraries between them and their nodes throw. */
test.each([
  // Rejections.
  [
    'MetaMask',
    { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' },
    'rejected',
  ],
  ['WalletConnect', { code: 5000, message: 'User rejected.' }, 'rejected'],
  ['WalletConnect, methods', { code: 5002, message: 'User rejected methods.' }, 'rejected'],
  ['ethers', { code: 'ACTION_REJECTED', message: 'user rejected action' }, 'rejected'],
  ['Trust Wallet', { code: -32603, message: 'Request cancelled by the user' }, 'rejected'],
  ['Coinbase Wallet', new Error('User closed modal'), 'rejected'],
  ['imToken', { code: -32000, message: 'User canceled' }, 'rejected'],
  ['a wallet that throws a text', 'User rejected the request.', 'rejected'],
  [
    'a rejection inside',
    { code: -32603, data: { originalError: { code: 4001, message: '' } } },
    'rejected',
  ],
  ['ethers, inside', { code: 'UNKNOWN_ERROR', info: { error: { code: 4001 } } }, 'rejected'],
  // Earlier requests.
  [
    'MetaMask, busy',
    { code: -32002, message: "Request of type 'eth_requestAccounts' already pending" },
    'busy',
  ],
  [
    'Rabby, busy',
    { code: -32603, message: 'Already processing eth_requestAccounts. Please wait.' },
    'busy',
  ],
  // The network's fee.
  ['geth', { code: -32000, message: 'insufficient funds for gas * price + value' }, 'noGas'],
  [
    'gas inside data',
    {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { code: -32000, message: 'insufficient funds for gas * price + value' },
    },
    'noGas',
  ],
  ['ethers, gas', { code: 'INSUFFICIENT_FUNDS', message: 'x' }, 'noGas'],
  [
    'viem, gas',
    new Error('x', { cause: new Error('gas required exceeds allowance (0)') }),
    'noGas',
  ],
  ['OKX, gas', { code: -32603, message: 'Not enough ETH to pay network fee' }, 'noGas'],
  // The token's balance.
  [
    'OpenZeppelin',
    {
      code: -32603,
      data: { message: 'execution reverted: ERC20: transfer amount exceeds balance' },
    },
    'tooLittle',
  ],
  [
    'USDC',
    { code: 3, message: 'execution reverted: ERC20: transfer amount exceeds balance' },
    'tooLittle',
  ],
  // Neither.
  ['an unknown error', { code: -32603, message: 'Internal JSON-RPC error.' }, 'failed'],
  ['nothing', undefined, 'failed'],
])('%s: %j means %3$s', (_, error, kind) => {
  expect(toWalletError(error).problem).toEqual({ kind })
})

test('an error that contains itself ends', () => {
  const error: { code: number; cause?: object } = { code: -1 }
  error.cause = error
  expect(toWalletError(error).problem.kind).toBe('failed')
})

test('what was understood before stays', () => {
  const error = new WalletError({ kind: 'wrongNetwork' })
  expect(toWalletError(error)).toBe(error)
})
