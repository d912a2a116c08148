import { asUnits, type PaymentNetwork } from '@sluice/api/contract'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { timing } from '../../config/timing.ts'
import { WithTexts } from '../../messages/testing/WithTexts.tsx'
import { WalletButtons } from './WalletButtons.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const network: PaymentNetwork = {
  name: 'polygon',
  title: 'Polygon',
  chain_id: 137,
  explorer_url: null,
  is_available: true,
  token: { symbol: 'USDT', address: `0x${'11'.repeat(20)}`, decimals: 6 },
  payment_uri: 'ethereum:x',
  wallet_rpc_url: null,
  coin: 'POL',
  remaining: '25.0000000000',
}

/** A wallet that asks its owner, who answers after a while. */
function slowWallet(answer: Promise<unknown>) {
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_chainId') return '0x89'
    if (method === 'eth_requestAccounts') return ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
    return method === 'eth_sendTransaction' ? answer : null
  }
  return { id: 'w', rdns: 'w', name: 'Test Wallet', icon: undefined, provider: { request } }
}

test('a wallet that does not answer can be left, and what it sends later still counts', async () => {
  const owner: { send?: (hash: string) => void } = {}
  const answer = new Promise<string>((resolve) => {
    owner.send = resolve
  })
  const onSent = vi.fn<(hash: string) => void>()
  render(
    <WithTexts>
      <WalletButtons
        wallets={[slowWallet(answer)]}
        network={network}
        transfer={{
          chainId: 137,
          token: network.token.address,
          to: `0x${'22'.repeat(20)}`,
          units: asUnits(5_000_000n),
        }}
        onSent={onSent}
      />
    </WithTexts>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Pay with Test Wallet' }))
  const stop = { name: 'Pay in another way' }
  expect(screen.queryByRole('button', stop)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(timing.walletPatienceMs))
  fireEvent.click(screen.getByRole('button', stop))
  expect(screen.queryByRole('button', stop)).toBeNull()
  const pay = screen.getByRole('button', { name: 'Pay with Test Wallet' })
  expect(pay.hasAttribute('disabled')).toBe(false)
  await act(async () => owner.send?.('0xabc'))
  expect(onSent).toHaveBeenCalledWith('0xabc')
})
