import type {
  ApiCall,
  ApiKey,
  Passkey,
  AuditEvent,
  CounterDevice,
  Decimal,
  PaymentLink,
  CreateInvoiceRequest,
  FirstSteps,
  Invoice,
  PaymentMails,
  PaymentView,
  PaymentPolicy,
  Payment,
  Refund,
  Seller,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WebhookSecret,
} from '@sluice/api/contract'

/** The delivery of an event with what is sent. */
export interface MockDelivery extends WebhookDelivery {
  /** The webhook that it is for. Null while there is none. */
  webhook_id: string | null
  payment_id: string | null
  payload: string
  history: WebhookAttempt[]
}

/** A passkey with what the authenticator says of it. */
export interface MockPasskey extends Passkey {
  credential_id: string
}

/** An authenticator app. */
export interface MockTotp {
  /** In base32. */
  secret: string
  /** Null until a code was entered. */
  enabled_at: string | null
}

/** A counter device with what it calls with. */
export interface MockCounterDevice extends CounterDevice {
  /** Null once it was used. */
  code: string | null
  /** Null until it is paired. */
  token: string | null
  sale_ids: string[]
}

/** A refund with what its customer needs. */
export interface MockRefund extends Refund {
  merchant_id: string
  /** The last part of the claim link. */
  claim: string
  /** The address that a code was mailed for. */
  code_for: string | null
}

/** A merchant. Plain data, so that it can be restored after a reload. */
export interface MockMerchant {
  id: string
  email: string
  full_name: string
  /** In plain text, as no mock password is a real one. Null for accounts of the identity provider. */
  password: string | null
  /** The identity provider's user id; null for accounts with a password. */
  provider_subject: string | null
  verified: boolean
  payout_wallet: string
  second_wallet: string | null
  proven_wallet: string | null
  /** The wallet that replaces the payout wallet, and when, in milliseconds. */
  next_wallet: { payout_wallet: string; at: number } | null
  business_name: string | null
  /** What customers see of the business beside its name. */
  seller: Seller
  /** Null until the merchant changes the defaults. */
  payment_policy: PaymentPolicy | null
  first_steps: FirstSteps
  /** By name. */
  views: PaymentView[]
  payment_mails: PaymentMails
  /** Empty: nothing yet. */
  notifications_seen_at: string
  webhook: Webhook | null
  /** Created on first access. */
  webhook_secret: WebhookSecret | null
  /** Newest first. */
  webhook_deliveries: MockDelivery[]
  api_key: ApiKey | null
  /** Newest first. */
  api_calls: ApiCall[]
  /** Rolled keys, which work until they expire. */
  previous_api_keys: { id: string; key: string; expires_at: string }[]
  /** Newest first. */
  counter_devices: MockCounterDevice[]
  passkeys: MockPasskey[]
  totp: MockTotp | null
  /** Without the dashes between groups. */
  recovery_codes: string[]
  /** The address that waits to become the email. */
  pending_email: string | null
  /** Exact decimal, net of fees. */
  total_earnings: Decimal
  /** In milliseconds; no fees are charged for the first seven days. */
  created_at: number
  /** Payments created at run time or set up by a scenario, newest first. */
  payments: Payment[]
  /** The number of generated payments that follow `payments`. They are generated on demand. */
  generated_transactions: number
}

/** A session. Times are in milliseconds. */
export interface MockSession {
  id: string
  token: string
  merchant_id: string
  expires_at: number
  /** When the merchant last logged in or confirmed that it is them. */
  confirmed_at: number
  created_at: number
  last_seen_at: number
  device: string
  address: string
}

/** A link sent by email. */
export interface MockLink {
  purpose: 'verify' | 'reset' | 'email' | 'undo'
  merchant_id: string
  email: string
  token: string
}

/** A payment link with the payments that it has made. */
export interface MockPaymentLink extends Omit<
  PaymentLink,
  'url' | 'payments' | 'received' | 'problem'
> {
  merchant_id: string
  /** Newest first. */
  transaction_ids: string[]
  /** What it is an invoice for. */
  invoice?: MockInvoice
}

/** What an invoice adds to its payment link. */
export interface MockInvoice extends Pick<
  Invoice,
  'number' | 'customer_name' | 'customer_email' | 'due_date' | 'note' | 'sent_at'
> {
  lines: CreateInvoiceRequest['lines']
  is_cancelled: boolean
}

/** All data of the mock server. */
export interface MockState {
  merchants: MockMerchant[]
  sessions: MockSession[]
  links: MockLink[]
  /** Newest first. */
  audit_events: (AuditEvent & { merchant_id: string })[]
  /** How long a replaced wallet takes to apply. The gateway's sandbox does not wait. */
  wallet_change_hours: number
  /** Newest first. */
  payment_links: MockPaymentLink[]
  /** Newest first. */
  refunds: MockRefund[]
  /** Pending payments that are paid automatically, and when, in milliseconds. */
  scheduled_payments: { payment_id: string; at: number }[]
  /** New payments are paid automatically after this time; null means never. */
  pay_after_ms: number | null
  /** The networks that cannot be read. */
  unread_networks: string[]
  /** Seeds the next id or secret. */
  sequence: number
}

/** The mock server's data and clock. */
export interface MockStore {
  state: MockState
  /** Milliseconds since 1970. */
  now: () => number
  /** Called after every successful request. */
  onChange?: (state: MockState) => void
}

/** A state without merchants. */
export function emptyState(): MockState {
  return {
    merchants: [],
    sessions: [],
    links: [],
    audit_events: [],
    wallet_change_hours: 0,
    payment_links: [],
    refunds: [],
    scheduled_payments: [],
    pay_after_ms: null,
    unread_networks: [],
    sequence: 0,
  }
}

/** Creates the in-memory store of a mock server. */
export function createStore(state: MockState = emptyState()): MockStore {
  return { state, now: () => Date.now() }
}
