import { transactionStates } from '@sluice/api/contract'

/** What the members of the public API mean, wherever they occur. */
const fieldTexts = {
  id: 'The payment’s ID.',
  status: '1 is success, 0 is pending, -1 is failed.',
  state: 'Where the payment stands, in more detail than `status`.',
  amount: 'The amount due.',
  currency: 'The token that the amounts are in.',
  metadata: 'The text you sent, unchanged. Not shown to the customer.',
  description: 'What the customer pays for. Empty if you did not say.',
  wallet_id: 'The address the customer pays to, the same on all networks.',
  created_at: 'When the payment was created.',
  expires_at: 'Until when the customer can pay.',
  checkout_url: 'The page on which the customer pays. Redirect the customer there.',
  return_url: 'Where the checkout leads back to.',
  network: 'The network of the latest payment; null until one is detected.',
  hash: 'The transaction hash of the latest payment; null until one is detected.',
  received: 'The sum of the payments received, confirmed or not.',
  fee: 'The fee charged. Zero until the money is credited or refunded.',
  net: 'What you earned: received, less the fee and refunds.',
  remaining: 'The amount the customer still has to pay.',
  resolution:
    '`accepted` or `refunded`, if you resolved a payment that was too low or too late; otherwise null.',
  confirmations:
    'The number of blocks that confirm a payment that is not credited yet; null if nothing is pending.',
  required_confirmations: 'The number of confirmations the payment needs.',
  settlement:
    '`pending` or `settled`: whether the money was forwarded to your wallet. Null until a payment is confirmed.',
  settlement_hash: 'The transaction hash of the latest settlement.',
  expiry: 'The same as `expires_at`.',
  transaction_id: 'The payment’s ID, the same as `id`.',
  networks: 'The networks on which the customer can pay, each with the token to pay with.',
  user_id: 'The merchant who owns the payment.',
  transaction_type: '0 is an incoming payment, 1 is a payout.',
  created_by: 'Who created the payment: `api`, or the dashboard or link that did.',
  meta: 'The same as `metadata`.',
  from_type: 'The same as `network`; empty until a payment is detected.',
  name: 'The network’s name in the API.',
  title: 'The network’s name for people.',
  chain_id: 'The EVM chain ID.',
  explorer_url: 'The block explorer. Append `/tx/` and a hash. Null if there is none.',
  wallet_rpc_url:
    'A public provider for wallets that do not know the network. Null if there is none.',
  coin: 'The coin that pays network fees, such as ETH. Null if it is not known.',
  token: 'The token’s symbol, contract address and decimals.',
  symbol: 'The token’s symbol.',
  address: 'The token’s contract address.',
  decimals: 'The token’s decimals.',
  type: 'What happened.',
  timestamp: 'When it happened.',
  data: 'The payment as it was then.',
} as const

/** Named schemas whose members are described, with the texts that differ there. */
const schemaTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CreateTransactionRequest: {
    amount:
      'The amount to pay, greater than zero, with at most 20 digits before and 10 after the decimal point. It is rounded up to the decimals of the currency.',
    metadata:
      'Any text of yours, such as an order number, at most 4,096 bytes. Returned unchanged and not shown to the customer.',
    currency: 'The symbol of the token to pay with. Default: the gateway’s first token.',
    description: 'What the customer pays for, shown at the checkout. At most 200 characters.',
    return_url:
      'Where the checkout leads back to: an https URL. In the sandbox it may be http on localhost.',
    expires_in:
      'How long the customer has to pay, in seconds, from 300 (5 minutes) to 604,800 (7 days).',
  },
  CreateTransactionResponse: {},
  TransactionStatusResponse: {},
  Transaction: {
    transaction_id: 'The same as `hash`. (Elsewhere, `transaction_id` is the payment’s ID.)',
  },
  WebhookEvent: { transaction_id: 'The same as `hash`.' },
  Problem: {
    message: 'A sentence for people. Never repeats what you sent.',
    code: 'The kind of error, for your program.',
    type: 'Always `about:blank`.',
    title: 'The HTTP status in words.',
    status: 'The HTTP status.',
    errors: 'The rejected fields. Only if fields were rejected.',
    request_id: 'Identifies the request in the gateway’s log.',
  },
}

const parameterTexts: Readonly<Record<string, string>> = {
  id: 'The payment’s ID.',
  page: 'Page number, starting at 1. Ignored with `cursor`.',
  limit: 'Number of results per page.',
  status: 'Only payments with this status.',
  from_date:
    'Only payments created at or after this time. A date without a time starts with that day in Asia/Kolkata.',
  to_date:
    'Only payments created at or before this time. A date without a time includes that whole day in Asia/Kolkata.',
  transaction_type: 'Only incoming payments (0) or payouts (1).',
  cursor:
    'The ID of the last payment you received. Returns older ones, without gaps or repeats when new ones arrive.',
  link_id: 'Only the payments of this payment link.',
}

/** The values of members that the contract leaves open, since clients must expect more of them in the future. */
const values: Readonly<Record<string, readonly (string | number)[]>> = {
  state: transactionStates,
  status: [1, 0, -1],
  resolution: ['accepted', 'refunded'],
  settlement: ['pending', 'settled'],
}

/** Members that another server may leave out, but the gateway never sends as null. */
const neverNull = new Set([
  'state',
  'currency',
  'received',
  'fee',
  'net',
  'remaining',
  'expires_at',
  'checkout_url',
])

function isKnown(name: string): name is keyof typeof fieldTexts {
  return name in fieldTexts
}

/** What a named schema says of its members: a description, the possible values, and whether they can be null. */
export interface FieldInfo {
  description: string
  values: readonly (string | number)[] | undefined
  isNullable: boolean
}

/** What is known of a member of a named schema. Null for schemas that are not part of the public API. */
export function fieldInfo(schemaName: string, member: string): FieldInfo | null {
  const own = schemaTexts[schemaName]
  if (!own) return null
  const isProblem = schemaName === 'Problem'
  return {
    description: own[member] ?? (isKnown(member) ? fieldTexts[member] : ''),
    values: isProblem ? undefined : values[member],
    isNullable: !neverNull.has(member),
  }
}

/** What a parameter of the public API means. */
export function parameterText(name: string): string {
  return parameterTexts[name] ?? ''
}
