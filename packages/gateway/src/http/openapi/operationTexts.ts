import type { OperationName } from '@sluice/api/contract'

/** The summary and description of a call in the API reference. */
export interface OperationText {
  tag: 'Account' | 'Business' | 'API keys' | 'Webhook' | 'Transactions' | 'Public API'
  summary: string
  description: string
}

export const operationTexts: Record<OperationName, OperationText> = {
  register: {
    tag: 'Account',
    summary: 'Register a merchant',
    description:
      'Creates an account and emails a verification link. Passwords need at least 8 characters and must not be among the 3,000 most common. Returns 503 if the email is already registered.',
  },
  registerWithGoogle: {
    tag: 'Account',
    summary: 'Register with Google',
    description:
      "Requires the provider's ID token in `X-Identity-Token`; `password` is the provider's user ID. Registration has succeeded only if the message is `Account Created! `, including the trailing space.",
  },
  login: {
    tag: 'Account',
    summary: 'Log in',
    description:
      'Returns a session token that is valid for 7 days. Returns 404 only if the request carries a valid ID token in `X-Identity-Token`.',
  },
  verifyUser: {
    tag: 'Account',
    summary: 'Verify an email address',
    description:
      'Takes the token from the verification link. A token can be used once and expires after 24 hours.',
  },
  getCurrentUser: {
    tag: 'Account',
    summary: 'Get the current user',
    description: 'Returns the merchant who owns the session.',
  },
  getOverview: {
    tag: 'Account',
    summary: 'Get the overview',
    description: 'Returns the same record as the current user, including earnings net of fees.',
  },
  forgotPassword: {
    tag: 'Account',
    summary: 'Request a password reset link',
    description: 'Returns the same response whether or not the email belongs to an account.',
  },
  resetPassword: {
    tag: 'Account',
    summary: 'Set a new password',
    description:
      "Takes the token from the reset link. A token can be used once and expires after one hour. Ends all of the merchant's sessions.",
  },
  countTransactions: {
    tag: 'Transactions',
    summary: 'Count transactions',
    description: "Returns the merchant's number of transactions, whatever their status.",
  },
  listTransactions: {
    tag: 'Transactions',
    summary: 'List transactions',
    description:
      'Returns transactions, newest first; a page past the end is empty. To page without gaps or repeats while new transactions arrive, pass the ID of the last transaction you received as `cursor`; `page` is then ignored. A date without a time in `from_date` or `to_date` covers the whole day in Asia/Kolkata.',
  },
  listApiKeys: {
    tag: 'API keys',
    summary: 'List API keys',
    description: 'Returns at most one key. If there is none, returns a message instead of a list.',
  },
  createApiKey: {
    tag: 'API keys',
    summary: 'Create an API key',
    description:
      'A merchant can have one key. If there already is one, no key is created and the response is a message.',
  },
  revokeApiKey: {
    tag: 'API keys',
    summary: 'Revoke an API key',
    description:
      'The key stops working immediately, and with it previous keys that still worked after a roll. This cannot be undone.',
  },
  rollApiKey: {
    tag: 'API keys',
    summary: 'Roll an API key',
    description:
      'Replaces the key by a new one with the same name. The old key works for 24 more hours, until `previous_key_expires_at`, so that you can switch your servers without downtime.',
  },
  setWebhook: {
    tag: 'Webhook',
    summary: 'Set the webhook URL',
    description:
      'This GET request changes data. The URL must accept POST and be reachable on the public internet.',
  },
  getWebhookSecret: {
    tag: 'Webhook',
    summary: 'Get the signing secret',
    description:
      'Returns the secret that signs webhook events, in the format of the Standard Webhooks specification. It is not the API key.',
  },
  rollWebhookSecret: {
    tag: 'Webhook',
    summary: 'Roll the signing secret',
    description:
      'Creates a new secret. For 24 hours, events are signed with both the old and the new secret, so that you can switch without losing events.',
  },
  enableWebhook: {
    tag: 'Webhook',
    summary: 'Enable the webhook again',
    description:
      'Resumes sending events to a webhook that was disabled because it responded with 410 or failed for three days. Events in between are not sent again.',
  },
  listWebhookDeliveries: {
    tag: 'Webhook',
    summary: 'List recent deliveries',
    description:
      'Returns the last 20 events, newest first, each with the result of its last attempt.',
  },
  addBusinessInfo: {
    tag: 'Business',
    summary: 'Set the business name',
    description:
      'The name can be set once. Sending the same name again succeeds. `tps` is ignored.',
  },
  updateUser: {
    tag: 'Account',
    summary: 'Change the user name',
    description: '`is_admin` and `is_verified` are ignored.',
  },
  updateWalletId: {
    tag: 'Account',
    summary: 'Change the payout wallet',
    description:
      'Sets the EVM address that payments created from now on are paid out to. A mixed-case address must have a valid checksum (EIP-55); the address is stored with it. To replace a wallet, send the `password` of the account or, for an account without one, an ID token of the provider in `X-Identity-Token`. The merchant receives a mail.',
  },
  createTransaction: {
    tag: 'Public API',
    summary: 'Create a payment',
    description:
      'Returns the address to pay to. Requires a payout wallet, which the merchant sets under Settings. `amount` is a decimal with up to 10 decimal places, sent as a string, or as a number with at most 15 digits. `metadata` is any string up to 4,096 bytes and is returned unchanged. With an `Idempotency-Key`, repeating the same request within 24 hours returns the first response instead of creating a second payment.',
  },
  getTransactionStatus: {
    tag: 'Public API',
    summary: "Get a transaction's status",
    description: '`status` is 1 for success, 0 for pending and -1 for failed.',
  },
  viewTransactions: {
    tag: 'Public API',
    summary: 'List transactions',
    description:
      'Returns transactions, newest first; a page past the end is empty. To page without gaps or repeats while new transactions arrive, pass the ID of the last transaction you received as `cursor`; `page` is then ignored. A date without a time in `from_date` or `to_date` covers the whole day in Asia/Kolkata.',
  },
  acceptTransaction: {
    tag: 'Transactions',
    summary: 'Accept held money',
    description:
      'Makes a failed transaction successful and credits a payment that was too low or too late, net of the fee. Repeating the call has no effect.',
  },
  refundTransaction: {
    tag: 'Transactions',
    summary: 'Mark held money as refunded',
    description:
      'Records that you refunded a failed transaction to the customer. `refund_hash` is the chain hash of your refund, or null. Repeating the call has no effect.',
  },
}
