import { limits, newPasswordRule } from '@sluice/api/contract'
import type { OperationName } from '@sluice/api/contract'

/** The groups of calls, in the order in which they are listed. */
export const tagTexts = {
  'Public API': 'For your server: create payments and follow them. Authenticated with an API key.',
  Account: 'Register, log in and change an account.',
  Business: 'The business that an account belongs to.',
  'API keys': 'The key of the public API.',
  Webhook: 'The endpoint that events are sent to.',
  Transactions: 'The transactions of the merchant who is logged in.',
  'Payment links': 'Links that create a payment when a customer opens them.',
  Checkout: 'What customers see of a payment, without an account.',
} as const

/** The summary and description of a call in the API reference. */
export interface OperationText {
  tag: keyof typeof tagTexts
  summary: string
  description: string
}

export const operationTexts: Record<OperationName, OperationText> = {
  register: {
    tag: 'Account',
    summary: 'Register a merchant',
    description: `Creates an account and emails a verification link. Password: ${newPasswordRule} Returns 503 if the email is already registered.`,
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
  getConfirmation: {
    tag: 'Account',
    summary: 'Get confirmation methods',
    description:
      'Returns the methods with which the merchant can confirm their identity, and until when the session is confirmed.',
  },
  confirmSession: {
    tag: 'Account',
    summary: 'Confirm your identity',
    description: `Takes the password, or the provider's ID token in \`X-Identity-Token\`, and lets the session make sensitive changes for ${limits.confirmationMinutes} minutes. Logging in does so too. Attempts are limited like log-ins.`,
  },
  getWalletChange: {
    tag: 'Account',
    summary: 'Get the pending wallet change',
    description:
      'Outside the sandbox, a payout wallet that replaces another applies after 24 hours. Returns the pending change, if there is one.',
  },
  cancelWalletChange: {
    tag: 'Account',
    summary: 'Cancel the pending wallet change',
    description: 'Payments continue to the current wallet. Returns 404 if no change is pending.',
  },
  undoWalletChange: {
    tag: 'Account',
    summary: 'Undo a wallet change',
    description:
      'Takes the token from the email about the change. Restores the previous wallet and ends every session. A token can be used once and expires after 24 hours.',
  },
  listSessions: {
    tag: 'Account',
    summary: 'List sessions',
    description:
      'Returns the active sessions of the merchant: the current one first, then those used last.',
  },
  endSession: {
    tag: 'Account',
    summary: 'End a session',
    description: 'The token of the session is refused from then on.',
  },
  endOtherSessions: {
    tag: 'Account',
    summary: 'End all other sessions',
    description: 'Ends every session but the current one.',
  },
  logOut: {
    tag: 'Account',
    summary: 'Log out',
    description: 'Ends the current session: its token is refused from then on.',
  },
  listAuditEvents: {
    tag: 'Account',
    summary: 'List changes to the account',
    description:
      'Returns who changed what in the account, when and from where, newest first. For the next page, pass the ID of the last event as `cursor`. Events are never changed or deleted.',
  },
  resendVerification: {
    tag: 'Account',
    summary: 'Send the verification link again',
    description:
      'Emails another link if the email belongs to an account that is not verified yet. Returns the same response if not.',
  },
  getSecurity: {
    tag: 'Account',
    summary: 'Get the log-in settings',
    description:
      'Returns the passkeys, whether logging in takes a code, and whether the account has a password.',
  },
  createPasskeyOptions: {
    tag: 'Account',
    summary: 'Start adding a passkey',
    description:
      'Returns options for `navigator.credentials.create`, which are valid for five minutes and one attempt. An account can have 10 passkeys.',
  },
  addPasskey: {
    tag: 'Account',
    summary: 'Add a passkey',
    description: "Takes the browser's response. The merchant is notified by email.",
  },
  renamePasskey: {
    tag: 'Account',
    summary: 'Rename a passkey',
    description: 'Changes the name of a passkey, which can have 60 characters.',
  },
  removePasskey: {
    tag: 'Account',
    summary: 'Remove a passkey',
    description: 'The merchant is notified by email.',
  },
  createLoginOptions: {
    tag: 'Account',
    summary: 'Start a log-in with a passkey',
    description:
      'Returns options for `navigator.credentials.get`, which are valid for five minutes and one attempt.',
  },
  logInWithPasskey: {
    tag: 'Account',
    summary: 'Log in with a passkey',
    description:
      "Takes the browser's response and returns a session token that is valid for 7 days. No code from an authenticator app is needed.",
  },
  createConfirmOptions: {
    tag: 'Account',
    summary: 'Start a confirmation with a passkey',
    description:
      'Returns options for `navigator.credentials.get` with the passkeys of the merchant. Returns 404 without one.',
  },
  setUpTotp: {
    tag: 'Account',
    summary: 'Start setting up an authenticator app',
    description: 'Returns a new secret. Nothing changes until it is enabled with a code.',
  },
  enableTotp: {
    tag: 'Account',
    summary: 'Enable the authenticator app',
    description:
      'Takes a code of the app. From then on, logging in with a password or with Google requires one. Returns ten recovery codes, which are not shown again.',
  },
  renewRecoveryCodes: {
    tag: 'Account',
    summary: 'Replace the recovery codes',
    description: 'Returns ten new codes. The earlier ones no longer work.',
  },
  disableTotp: {
    tag: 'Account',
    summary: 'Turn off the authenticator app',
    description: 'Also deletes the recovery codes.',
  },
  changePassword: {
    tag: 'Account',
    summary: 'Change the password',
    description:
      'Also sets the first password of an account that logs in with Google. Ends the other sessions of the merchant.',
  },
  changeEmail: {
    tag: 'Account',
    summary: 'Change the email',
    description:
      'Emails a link to the old and to the new address. Both have to be confirmed within 24 hours, in either order.',
  },
  confirmEmailChange: {
    tag: 'Account',
    summary: 'Confirm a change of email',
    description: 'Takes the token of one of the two links. With the second one, the email changes.',
  },
  refuseEmailChange: {
    tag: 'Account',
    summary: 'Refuse a change of email',
    description: 'Takes the token of either link. Neither works afterwards.',
  },
  exportAccount: {
    tag: 'Account',
    summary: 'Export the account',
    description:
      'Returns the profile, wallets, API keys, payment links, sessions, second factors, activity and all transactions as one JSON file, without secrets. The file is streamed, without Content-Length; if the connection breaks, it is incomplete.',
  },
  closeAccount: {
    tag: 'Account',
    summary: 'Close the account',
    description:
      'Permanently ends sessions, keys, webhook and payment links, and frees the email, which must be sent to confirm. Transactions are kept. Open payments can still be paid and reach the wallet.',
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
      'Returns transactions, newest first; a page past the end is empty. To page without gaps or repeats while new transactions arrive, pass the ID of the last transaction you received as `cursor`; `page` is then ignored. If there are more, the header `Link` contains the URL of the next page with `rel="next"`. `link_id` lists only the payments of a payment link. A date without a time in `from_date` or `to_date` covers the whole day in Asia/Kolkata.',
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
      'Resumes sending events to a webhook that was disabled because it responded with 410 or failed for three days. Events in between are not sent again unless you ask for it.',
  },
  listWebhookDeliveries: {
    tag: 'Webhook',
    summary: 'List deliveries',
    description:
      'Returns the events of the last 30 days, newest first, 20 per page, each with the result of its last attempt.',
  },
  getWebhookDelivery: {
    tag: 'Webhook',
    summary: 'Get a delivery',
    description: 'Returns an event with the body that is sent and every attempt.',
  },
  resendWebhookDelivery: {
    tag: 'Webhook',
    summary: 'Send an event again',
    description:
      'Sends the event again, even if it was delivered before. The `webhook-id` stays the same.',
  },
  resendFailedWebhooks: {
    tag: 'Webhook',
    summary: 'Send failed events again',
    description:
      'Sends all events since a moment that your server has not accepted, also those that happened while the webhook was disabled. At most 10,000 at a time, the oldest first.',
  },
  sendTestWebhook: {
    tag: 'Webhook',
    summary: 'Send a test event',
    description: 'Sends an event of type `webhook.test`, whose transaction does not exist.',
  },
  removeWebhook: {
    tag: 'Webhook',
    summary: 'Remove the webhook',
    description: 'Removes the URL and its secret. Events that are still waiting are not sent.',
  },
  listApiCalls: {
    tag: 'API keys',
    summary: 'List API calls',
    description:
      'Returns the calls of the last seven days that were made with your API key, newest first, 20 per page. What was sent and returned is not stored.',
  },
  getTransactionTimeline: {
    tag: 'Transactions',
    summary: 'Get the timeline of a transaction',
    description:
      'Returns what happened to the transaction, oldest first: payments, decisions, the settlement and webhook events.',
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
      'Returns `checkout_url`, the page to send the customer to, and the address to pay to, on any of the returned `networks`. Requires a payout wallet, which the merchant sets under Settings. With an `Idempotency-Key`, repeating the same request within 24 hours returns the first response instead of creating a second payment.',
  },
  getTransactionStatus: {
    tag: 'Public API',
    summary: "Get a transaction's status",
    description:
      '`status` is 1 for success, 0 for pending and -1 for failed; `state` says more. All calls and events describe a transaction with the same members.',
  },
  cancelTransaction: {
    tag: 'Public API',
    summary: 'Cancel a payment',
    description:
      'Cancels a payment for which no money was seen yet, and sends the event `transaction.failed`. Otherwise returns 409. Money that arrives afterwards is held until you accept or refund it. Repeating the call has no effect.',
  },
  viewTransactions: {
    tag: 'Public API',
    summary: 'List transactions',
    description:
      'Returns transactions, newest first; a page past the end is empty. To page without gaps or repeats while new transactions arrive, pass the ID of the last transaction you received as `cursor`; `page` is then ignored. If there are more, the header `Link` contains the URL of the next page with `rel="next"`. `link_id` lists only the payments of a payment link. A date without a time in `from_date` or `to_date` covers the whole day in Asia/Kolkata.',
  },
  getSummary: {
    tag: 'Business',
    summary: 'Get a summary',
    description:
      'Returns what you received per day and currency, net of fees, with the totals of the period and of the period of the same length before. Days are those of Asia/Kolkata.',
  },
  getAttention: {
    tag: 'Business',
    summary: 'Get what needs attention',
    description:
      'Returns which first steps are done, the newest transactions that hold late or insufficient money, and whether the webhook was disabled.',
  },
  acceptTransaction: {
    tag: 'Transactions',
    summary: 'Accept held money',
    description:
      'Makes a failed transaction successful and credits a payment that was too low or too late, net of the fee. Repeating the call has no effect.',
  },
  listDepositTerms: {
    tag: 'Transactions',
    summary: 'Export the terms of deposit addresses',
    description:
      'Returns what each deposit address commits to, newest first. With these terms anybody can have the contract forward the money, without this server. Pass the ID of the last transaction you received as `cursor` to get the next page.',
  },
  refundTransaction: {
    tag: 'Transactions',
    summary: 'Mark held money as refunded',
    description:
      'Records that you refunded a failed transaction to the customer. `refund_hash` is the chain hash of your refund, or null. Repeating the call has no effect.',
  },
  getCheckout: {
    tag: 'Checkout',
    summary: 'Get a checkout',
    description:
      'Returns what a customer sees of a payment. Anyone who knows the ID can read it. It contains nothing about the merchant except the business name.',
  },
  streamCheckout: {
    tag: 'Checkout',
    summary: 'Follow a checkout',
    description:
      'Sends the checkout at once and after each change, as server-sent events for an `EventSource`. The stream ends after ten minutes, or when the money has been forwarded to the merchant; reconnecting then returns 204 if nothing more will happen.',
  },
  createPayment: {
    tag: 'Transactions',
    summary: 'Create a payment',
    description:
      'Creates a payment from the dashboard, like the call of the public API. Its `created_by` is `dashboard`.',
  },
  cancelPayment: {
    tag: 'Transactions',
    summary: 'Cancel a payment',
    description:
      'Cancels a payment for which no money was seen yet. Money that arrives afterwards is held until it is accepted or refunded. Repeating the call has no effect.',
  },
  listPaymentLinks: {
    tag: 'Payment links',
    summary: 'List payment links',
    description:
      'Returns payment links, newest first, each with the number of its payments and the sum that was credited. To list the payments themselves, pass `link_id` when you list transactions.',
  },
  createPaymentLink: {
    tag: 'Payment links',
    summary: 'Create a payment link',
    description:
      'Returns a link to give to customers, who create a payment by opening it. Without an `amount`, the customer enters one. `reference` is your own text, which customers do not see; it becomes the `metadata` of the payments. A link that is not reusable makes one payment and is then switched off.',
  },
  updatePaymentLink: {
    tag: 'Payment links',
    summary: 'Switch a payment link on or off',
    description:
      'A link that is off makes no payments. Payments that it has already made can still be paid.',
  },
  getPaymentLink: {
    tag: 'Checkout',
    summary: 'Get a payment link',
    description:
      'Returns what a customer sees of a payment link. If the link is not reusable and has made its payment, `checkout_url` leads to that payment.',
  },
  openPaymentLink: {
    tag: 'Checkout',
    summary: 'Open a payment link',
    description:
      'Creates a payment and returns its checkout. `amount` is required if the link has none, and not accepted otherwise. A link that is not reusable always returns its one payment. Returns 409 if the link is off.',
  },
}
