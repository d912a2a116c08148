/** Every table of the gateway, on PGlite and on PostgreSQL alike. */
export {
  auditEvents,
  businesses,
  identityTokens,
  knownDevices,
  logos,
  oneTimeTokens,
  sellerColumns,
  sessions,
  users,
  walletAt,
} from './accounts.ts'
export { apiCalls, apiKeys } from './apiKeys.ts'
export {
  chainBlocks,
  chainCursors,
  chainTransfers,
  coinDeposits,
  depositAddresses,
  flushes,
} from './chain.ts'
export { counterDevices } from './counterDevices.ts'
export { refusedFlushes, relayerTransactions } from './evm.ts'
export { emailChanges, passkeyChallenges, passkeys, recoveryCodes, totpSecrets } from './factors.ts'
export { paymentViews } from './paymentViews.ts'
export { invoices, paymentLinks } from './links.ts'
export { metadata, idempotencyKeys, mailOutbox, rateLimits, sandboxMails } from './operations.ts'
export {
  dailyTotals,
  dailyValues,
  ledgerAccounts,
  ledgerEntries,
  merchantTotals,
  bookedTransfers,
  resolutions,
  searchableText,
  searchedText,
  payments,
} from './payments.ts'
export { refundAddresses, refunds } from './refunds.ts'
export { rates, rateSources } from './rates.ts'
export { webhookAttempts, webhookDeliveries, webhookEvents, webhooks } from './webhooks.ts'
