import type { Capabilities, Checkout } from '@sluice/api/contract'

function network(title: string): Checkout['networks'][number] {
  return {
    name: title.toLowerCase(),
    title,
    chain_id: 1,
    explorer_url: null,
    wallet_rpc_url: null,
    coin: null,
    token: { symbol: 'USDT', address: '0x0', decimals: 6 },
  }
}

const waiting: Checkout = {
  id: '00000000-0000-7000-8000-000000000000',
  business_name: 'Shop',
  description: 'Order',
  amount: '10',
  currency: 'USDT',
  status: 0,
  state: 'awaiting_payment',
  received: '0',
  remaining: '10',
  wallet_id: '0x0000000000000000000000000000000000000000',
  expires_at: '2026-01-01T01:00:00Z',
  now: '2026-01-01T00:00:00Z',
  networks: [network('Arbitrum'), network('Base')],
  payments: [],
  return_url: 'https://shop.example/',
}

const payments: Checkout['payments'] = [
  {
    hash: '0x0',
    network: 'base',
    amount: '5',
    confirmations: 1,
    required_confirmations: 2,
    explorer_url: 'https://explorer.example/',
  },
]

/** Everything that a server can offer, for the styles that pages need from the start. */
export const allCapabilities: Required<Capabilities> = {
  sandbox: true,
  resend_verification: true,
  webhook_secret: true,
  enable_webhook: true,
  developers: true,
  roll_api_key: true,
  confirm_changes: true,
  wallet_change_hours: 24,
  sessions: true,
  audit_log: true,
  passkeys: true,
  totp: true,
  account_changes: true,
  resolutions: true,
  dashboard: true,
  timeline: true,
  deposit_terms: true,
  checkout: true,
  payment_links: true,
  networks: [
    { name: 'base', explorer_url: 'https://explorer.example', currencies: ['USDT', 'USDC'] },
  ],
  oidc: { issuer: 'https://identity.example', client_id: 'sluice' },
}

/** A checkout in each state that looks different, for the styles that its page needs from the start. */
export const sampleCheckouts: readonly Checkout[] = [
  waiting,
  { ...waiting, state: 'partially_paid', remaining: '5', payments },
  { ...waiting, state: 'confirming', payments },
  { ...waiting, state: 'paid', status: 1, payments },
  { ...waiting, state: 'expired', status: -1 },
]
