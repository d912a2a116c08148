/** The contract's calls answered without a server: for Storybook, tests and development. */
export { demoLogin, demoMerchantId } from './fixtures/demoMerchant.ts'
export { demoState, demoToken } from './fixtures/demoState.ts'
export { makeApiKey } from './fixtures/makeApiKey.ts'
export { makeMerchant } from './fixtures/makeMerchant.ts'
export { makeTransaction, makeTransactions } from './fixtures/makeTransaction.ts'
export { makeUser } from './fixtures/makeUser.ts'
export { makeWebhook } from './fixtures/makeWebhook.ts'
export { makeIdentityToken, makeToken, type IdentityClaims } from './fixtures/tokens.ts'
export { fakeGoogle, googleSubject } from './google/fakeGoogle.ts'
export { googleAnswers, googleDown, mockGoogle, signIdentityToken } from './google/mockGoogle.ts'
export { createHandlers } from './handlers/createHandlers.ts'
export {
  answerCallWith,
  failCall,
  failCallWith,
  failEveryCall,
  failOnce,
  htmlAnswers,
  neverAnswers,
  offline,
  slowAnswers,
  truncatedAnswers,
  wrongShapes,
} from './scenarios/answers.ts'
export {
  emptyKeyList,
  failKeyCreation,
  failKeyList,
  failKeyRevocation,
  keyAlreadyRevoked,
  keyWithoutVersionAndStatus,
  noApiKeys,
  prefixTaken,
} from './scenarios/apiKeys.ts'
export {
  failForgotPassword,
  failResetPassword,
  failVerification,
  tokenInvalid,
  tokenValid,
  verifiedWithoutWords,
} from './scenarios/links.ts'
export { mockHandlers, scenarioHandlers } from './scenarios/mockHandlers.ts'
export {
  emailTaken,
  failGoogleLogin,
  failGoogleRegistration,
  failRegistration,
  googleRegistrationRefused,
  googleUserKnown,
  googleUserUnknown,
} from './scenarios/registration.ts'
export { isScenarioName, scenarios, type ScenarioName } from './scenarios/registry.ts'
export { type Scenario } from './scenarios/Scenario.ts'
export {
  expiredSession,
  failLogin,
  forbidden,
  serverErrors,
  tooManyRequests,
  userNotVerified,
  wrongPassword,
} from './scenarios/session.ts'
export {
  failLaterPages,
  failTransactionCount,
  failTransactionList,
  manyTransactions,
  noTransactions,
  oneFullPage,
  oneTransaction,
  paymentArrives,
  repeatedRows,
  unusualTransactions,
} from './scenarios/transactions.ts'
export {
  businessExists,
  failBusinessInfo,
  failUser,
  failUserUpdate,
  failWalletUpdate,
  longTexts,
  markupInTexts,
  newMerchant,
  noBusinessInfo,
  noWallet,
  otherScripts,
  sparseUser,
} from './scenarios/user.ts'
export {
  failDeliveries,
  failSecretRoll,
  failWebhook,
  failWebhookSecret,
  longWebhookUrl,
  webhookDeliveries,
  webhookDisabled,
  webhookExpired,
  webhookSecretRolled,
  webhookSet,
} from './scenarios/webhook.ts'
export { startMocks, type MockOptions } from './startMocks.ts'
export {
  createStore,
  emptyState,
  type MockLink,
  type MockMerchant,
  type MockState,
  type MockStore,
} from './store/MockStore.ts'
export { settlePayment, type PaymentOutcome } from './store/payments.ts'
