import type { OperationName } from '@sluice/api/contract'

/** What a reader of the API reference is told of a call. */
export interface OperationText {
  tag: 'Account' | 'Business' | 'API keys' | 'Webhook' | 'Transactions' | 'Public API'
  summary: string
  description: string
}

/** The words of the API reference, one entry a call. */
export const operationTexts: Record<OperationName, OperationText> = {
  register: {
    tag: 'Account',
    summary: 'Register a merchant',
    description:
      'Creates an account and mails a link that verifies it. A password has at least 8 characters and is not among the 3,000 most common. A taken e-mail is answered with 503.',
  },
  registerWithGoogle: {
    tag: 'Account',
    summary: 'Register through the identity provider',
    description:
      "Needs the provider's ID token in `X-Identity-Token`; `password` is the provider's user id. Only the message `Account Created! `, with its trailing space, means success.",
  },
  login: {
    tag: 'Account',
    summary: 'Log in',
    description:
      'Gives a session token that works for 7 days. A 404 comes only beside a valid ID token in `X-Identity-Token`.',
  },
  verifyUser: {
    tag: 'Account',
    summary: 'Verify the e-mail address',
    description: 'Takes the token from the mailed link, once, within 24 hours.',
  },
  getCurrentUser: {
    tag: 'Account',
    summary: 'Read the current user',
    description: 'The merchant whose session it is.',
  },
  getOverview: {
    tag: 'Account',
    summary: 'Read the overview',
    description: 'The same record as the current user, with the earnings net of fees.',
  },
  forgotPassword: {
    tag: 'Account',
    summary: 'Ask for a reset link',
    description: 'Answers the same whether or not the e-mail has an account.',
  },
  resetPassword: {
    tag: 'Account',
    summary: 'Set a new password',
    description:
      'Takes the token from the mailed link, once, within an hour, and ends every session of the merchant.',
  },
  countTransactions: {
    tag: 'Transactions',
    summary: 'Count the transactions',
    description: 'How many transactions the merchant has, whatever became of them.',
  },
  listTransactions: {
    tag: 'Transactions',
    summary: 'List the transactions',
    description:
      'Newest first; a page past the end is an empty list. With `cursor`, the id of the last transaction of the page before, pages neither miss nor repeat a transaction while others arrive; `page` is of no account then. A plain date in `from_date` or `to_date` means the whole day in Asia/Kolkata.',
  },
  listApiKeys: {
    tag: 'API keys',
    summary: 'List the API keys',
    description: 'At most one key; without any, a message says so.',
  },
  createApiKey: {
    tag: 'API keys',
    summary: 'Create an API key',
    description:
      'A merchant has at most one key: with one there already, nothing is created and a message says so.',
  },
  revokeApiKey: {
    tag: 'API keys',
    summary: 'Revoke an API key',
    description: 'The key stops working at once and for ever.',
  },
  setWebhook: {
    tag: 'Webhook',
    summary: 'Set the webhook',
    description:
      'Changes something although it is a GET. The address must accept POST and lead to the public internet.',
  },
  getWebhookSecret: {
    tag: 'Webhook',
    summary: 'Read the signing secret',
    description:
      'What signs the messages to the webhook, as the Standard Webhooks specification writes it; it is not the API key.',
  },
  rollWebhookSecret: {
    tag: 'Webhook',
    summary: 'Roll the signing secret',
    description:
      'Makes a new secret. For 24 hours messages are signed with the one before it too, so that none is lost meanwhile.',
  },
  listWebhookDeliveries: {
    tag: 'Webhook',
    summary: 'List the last deliveries',
    description: 'The last 20 events, newest first, each with how its last attempt ended.',
  },
  addBusinessInfo: {
    tag: 'Business',
    summary: 'Name the business',
    description: 'Once; the same name again is no failure. `tps` is ignored.',
  },
  updateUser: {
    tag: 'Account',
    summary: 'Change the user name',
    description: '`is_admin` and `is_verified` are ignored.',
  },
  updateWalletId: {
    tag: 'Account',
    summary: 'Change the payout wallet',
    description: 'Where earnings are paid out to.',
  },
  createTransaction: {
    tag: 'Public API',
    summary: 'Ask for a payment',
    description:
      'Gives the address to pay to. `amount` is a decimal with at most 10 decimals, as text, or as a number of at most 15 digits; `metadata` is any text up to 4,096 bytes and comes back unchanged. With an `Idempotency-Key`, repeating the same request within 24 hours repeats its answer instead of asking for a second payment.',
  },
  getTransactionStatus: {
    tag: 'Public API',
    summary: 'Read how a transaction stands',
    description: '`status` is 1 for success, 0 for pending and -1 for failed.',
  },
  viewTransactions: {
    tag: 'Public API',
    summary: 'List the transactions',
    description:
      'Newest first; a page past the end is an empty list. With `cursor`, the id of the last transaction of the page before, pages neither miss nor repeat a transaction while others arrive; `page` is of no account then. A plain date in `from_date` or `to_date` means the whole day in Asia/Kolkata.',
  },
}
