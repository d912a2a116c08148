import type {
  ApiKey,
  Transaction,
  Webhook,
  WebhookDelivery,
  WebhookSecret,
} from '@sluice/api/contract'

/** One merchant as the mocks know it. Plain data, so that a reload can bring it back. */
export interface MockMerchant {
  id: string
  email: string
  full_name: string
  /** In clear: nothing here is anybody's password. Null for accounts of the identity provider. */
  password: string | null
  /** The identity provider's user id; null for accounts with a password. */
  provider_subject: string | null
  verified: boolean
  wallet_id: string
  business_name: string | null
  webhook: Webhook | null
  /** What signs for the webhook; made when it is first asked for. */
  webhook_secret: WebhookSecret | null
  /** What the webhook was told of, newest first. */
  webhook_deliveries: WebhookDelivery[]
  api_key: ApiKey | null
  /** Exact decimal, net of fees. */
  total_earnings: string
  /** When the account was made, in milliseconds; the first seven days are free of fees. */
  created_at: number
  /** What was created while the mocks ran, or was put there by a scenario; newest first. */
  transactions: Transaction[]
  /** How many generated rows follow after `transactions`; they are made only when asked for. */
  generated_transactions: number
}

/** A link that would have been sent by e-mail. */
export interface MockLink {
  purpose: 'verify' | 'reset'
  merchant_id: string
  email: string
  token: string
  /** In milliseconds since 1970. */
  expires_at: number
}

/** Everything that the mocks remember. */
export interface MockState {
  merchants: MockMerchant[]
  sessions: { token: string; merchant_id: string; expires_at: number }[]
  links: MockLink[]
  /** What was created under which idempotency key. */
  idempotent: {
    merchant_id: string
    key: string
    request: string
    transaction_id: string
    /** In milliseconds since 1970. */
    expires_at: number
  }[]
  /** Identity tokens that were used, each with its purpose. */
  used_identity_tokens: string[]
  /** Payments that arrive by themselves: the transaction, and when, in milliseconds. */
  arriving: { transaction_id: string; at: number }[]
  /** After how many milliseconds a new transaction is paid by itself; null: never. */
  pay_after_ms: number | null
  /** Counts what was made, so that ids and secrets are the same in every run. */
  made: number
}

/** The mocks' memory, its clock, and what happens after a change. */
export interface MockStore {
  state: MockState
  /** Milliseconds since 1970. */
  now: () => number
  /** Called after every call that was answered. */
  changed?: (state: MockState) => void
}

/** A memory without any merchant. */
export function emptyState(): MockState {
  return {
    merchants: [],
    sessions: [],
    links: [],
    idempotent: [],
    used_identity_tokens: [],
    arriving: [],
    pay_after_ms: null,
    made: 0,
  }
}

/** Starts the mocks' memory from a state; empty when none is given. */
export function createStore(state: MockState = emptyState()): MockStore {
  return { state, now: () => Date.now() }
}
