import * as answers from './answers.ts'
import * as apiKeys from './apiKeys.ts'
import * as links from './links.ts'
import * as registration from './registration.ts'
import type { Scenario } from './Scenario.ts'
import * as session from './session.ts'
import * as transactions from './transactions.ts'
import * as user from './user.ts'
import * as webhook from './webhook.ts'

/** An ordinary day of the demo merchant. */
function ordinaryDay(): Scenario {
  return { label: 'An ordinary day' }
}

/** Every situation that needs no choice of its own, by name, for toolbars and address bars. */
export const scenarios = {
  ordinaryDay,
  noTransactions: transactions.noTransactions,
  oneTransaction: transactions.oneTransaction,
  oneFullPage: transactions.oneFullPage,
  manyTransactions: () => transactions.manyTransactions(),
  unusualTransactions: transactions.unusualTransactions,
  repeatedRows: transactions.repeatedRows,
  paymentArrives: () => transactions.paymentArrives(),
  failTransactionList: transactions.failTransactionList,
  failLaterPages: transactions.failLaterPages,
  failTransactionCount: transactions.failTransactionCount,
  newMerchant: user.newMerchant,
  noBusinessInfo: user.noBusinessInfo,
  failBusinessInfo: user.failBusinessInfo,
  businessExists: user.businessExists,
  noWallet: user.noWallet,
  longTexts: user.longTexts,
  otherScripts: user.otherScripts,
  markupInTexts: user.markupInTexts,
  sparseUser: user.sparseUser,
  failUser: user.failUser,
  failUserUpdate: user.failUserUpdate,
  failWalletUpdate: user.failWalletUpdate,
  noApiKeys: apiKeys.noApiKeys,
  emptyKeyList: apiKeys.emptyKeyList,
  keyWithoutVersionAndStatus: apiKeys.keyWithoutVersionAndStatus,
  prefixTaken: apiKeys.prefixTaken,
  keyAlreadyRevoked: apiKeys.keyAlreadyRevoked,
  failKeyList: apiKeys.failKeyList,
  failKeyCreation: apiKeys.failKeyCreation,
  failKeyRevocation: apiKeys.failKeyRevocation,
  webhookSet: () => webhook.webhookSet(),
  longWebhookUrl: webhook.longWebhookUrl,
  webhookExpired: webhook.webhookExpired,
  failWebhook: webhook.failWebhook,
  webhookSecretRolled: webhook.webhookSecretRolled,
  webhookDisabled: webhook.webhookDisabled,
  webhookDeliveries: webhook.webhookDeliveries,
  failWebhookSecret: webhook.failWebhookSecret,
  failSecretRoll: webhook.failSecretRoll,
  failDeliveries: webhook.failDeliveries,
  wrongPassword: session.wrongPassword,
  userNotVerified: session.userNotVerified,
  failLogin: session.failLogin,
  emailTaken: registration.emailTaken,
  failRegistration: registration.failRegistration,
  googleUserUnknown: registration.googleUserUnknown,
  googleRegistrationRefused: registration.googleRegistrationRefused,
  failGoogleRegistration: registration.failGoogleRegistration,
  failGoogleLogin: registration.failGoogleLogin,
  tokenValid: links.tokenValid,
  tokenInvalid: links.tokenInvalid,
  verifiedWithoutWords: links.verifiedWithoutWords,
  failVerification: links.failVerification,
  failForgotPassword: links.failForgotPassword,
  failResetPassword: links.failResetPassword,
  expiredSession: session.expiredSession,
  forbidden: session.forbidden,
  tooManyRequests: session.tooManyRequests,
  serverErrors: session.serverErrors,
  slowAnswers: () => answers.slowAnswers(),
  neverAnswers: () => answers.neverAnswers(),
  offline: () => answers.offline(),
  htmlAnswers: () => answers.htmlAnswers(),
  truncatedAnswers: () => answers.truncatedAnswers(),
  wrongShapes: () => answers.wrongShapes(),
} satisfies Record<string, () => Scenario>

/** The name of a situation in the registry. */
export type ScenarioName = keyof typeof scenarios

/** Whether a text names a situation in the registry. */
export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name)
}
