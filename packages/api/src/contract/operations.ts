import * as accountChanges from './accountChanges.ts'
import * as accountExport from './accountExport.ts'
import * as apiCalls from './apiCalls.ts'
import * as apiKeys from './apiKeys.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as balanceTransactions from './balanceTransactions.ts'
import * as confirmation from './confirmation.ts'
import * as dashboard from './dashboard.ts'
import * as depositTerms from './depositTerms.ts'
import * as businessProfile from './businessProfile.ts'
import * as checkout from './checkout.ts'
import * as invoices from './invoices.ts'
import * as links from './links.ts'
import * as publicLinks from './publicLinks.ts'
import type { Operation } from './operation.ts'
import * as passkeys from './passkeys.ts'
import * as counter from './counter.ts'
import * as counterDevices from './counterDevices.ts'
import * as notifications from './notifications.ts'
import * as paymentPolicy from './paymentPolicy.ts'
import * as publicApi from './publicApi.ts'
import * as paymentViews from './paymentViews.ts'
import * as preview from './preview.ts'
import * as rates from './rates.ts'
import * as refunds from './refunds.ts'
import * as security from './security.ts'
import * as sessions from './sessions.ts'
import * as timeline from './timeline.ts'
import * as totp from './totp.ts'
import * as payments from './payments.ts'
import * as user from './user.ts'
import * as resendVerification from './resendVerification.ts'
import * as rollApiKey from './rollApiKey.ts'
import * as userChanges from './userChanges.ts'
import * as walletChange from './walletChange.ts'
import * as webhook from './webhook.ts'
import * as webhookDeliveries from './webhookDeliveries.ts'

/**
 * Every operation of the contract by name, for code that needs all of them: the gateway's router, the OpenAPI document,
 * the mocks and the contract suite. The browser's client imports operations one by one, to ship only those.
 */
export const operations = {
  register: auth.register,
  registerWithGoogle: auth.registerWithGoogle,
  login: auth.login,
  verifyUser: auth.verifyUser,
  getCurrentUser: user.getCurrentUser,
  getOverview: user.getOverview,
  forgotPassword: auth.forgotPassword,
  resetPassword: auth.resetPassword,
  countPayments: payments.countPayments,
  listPayments: payments.listPayments,
  listApiKeys: apiKeys.listApiKeys,
  createApiKey: apiKeys.createApiKey,
  revokeApiKey: apiKeys.revokeApiKey,
  setWebhook: webhook.setWebhook,
  addBusinessInfo: userChanges.addBusinessInfo,
  getBusinessProfile: businessProfile.getBusinessProfile,
  setBusinessProfile: businessProfile.setBusinessProfile,
  setLogo: businessProfile.setLogo,
  updateUser: userChanges.updateUser,
  updateWalletId: userChanges.updateWalletId,
  createPayment: publicApi.createPayment,
  getPaymentStatus: publicApi.getPaymentStatus,
  viewPayments: publicApi.viewPayments,
  cancelPayment: publicApi.cancelPayment,
  resendVerification: resendVerification.resendVerification,
  rollApiKey: rollApiKey.rollApiKey,
  getConfirmation: confirmation.getConfirmation,
  confirmSession: confirmation.confirmSession,
  setSecondWallet: walletChange.setSecondWallet,
  getWalletChange: walletChange.getWalletChange,
  cancelWalletChange: walletChange.cancelWalletChange,
  undoWalletChange: walletChange.undoWalletChange,
  listSessions: sessions.listSessions,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  logOut: sessions.logOut,
  listAuditEvents: audit.listAuditEvents,
  getWebhookSecret: webhookDeliveries.getWebhookSecret,
  rollWebhookSecret: webhookDeliveries.rollWebhookSecret,
  enableWebhook: webhookDeliveries.enableWebhook,
  listWebhookDeliveries: webhookDeliveries.listWebhookDeliveries,
  getWebhookDelivery: webhookDeliveries.getWebhookDelivery,
  resendWebhookDelivery: webhookDeliveries.resendWebhookDelivery,
  resendFailedWebhooks: webhookDeliveries.resendFailedWebhooks,
  sendTestWebhook: webhookDeliveries.sendTestWebhook,
  removeWebhook: webhookDeliveries.removeWebhook,
  listApiCalls: apiCalls.listApiCalls,
  acceptPayment: payments.acceptPayment,
  forwardPayment: payments.forwardPayment,
  findTransfer: payments.findTransfer,
  createRefund: refunds.createRefund,
  getRefund: refunds.getRefund,
  listRefunds: refunds.listRefunds,
  cancelRefund: refunds.cancelRefund,
  verifyRefund: refunds.verifyRefund,
  payRefund: refunds.payRefund,
  getRefundable: refunds.getRefundable,
  getPublicRefund: refunds.getPublicRefund,
  claimRefund: refunds.claimRefund,
  getPaymentTimeline: timeline.getPaymentTimeline,
  getNotifications: notifications.getNotifications,
  setNotifications: notifications.setNotifications,
  listNotifications: notifications.listNotifications,
  seeNotifications: notifications.seeNotifications,
  getPaymentPolicy: paymentPolicy.getPaymentPolicy,
  setPaymentPolicy: paymentPolicy.setPaymentPolicy,
  listPaymentViews: paymentViews.listPaymentViews,
  savePaymentView: paymentViews.savePaymentView,
  removePaymentView: paymentViews.removePaymentView,
  listRates: rates.listRates,
  previewPayment: preview.previewPayment,
  getSummary: dashboard.getSummary,
  getEarnings: dashboard.getEarnings,
  listBalanceTransactions: balanceTransactions.listBalanceTransactions,
  getAttention: dashboard.getAttention,
  setFirstSteps: dashboard.setFirstSteps,
  listDepositTerms: depositTerms.listDepositTerms,
  getCheckout: checkout.getCheckout,
  streamCheckout: checkout.streamCheckout,
  createSale: counter.createSale,
  listSales: counter.listSales,
  listCounterDevices: counterDevices.listCounterDevices,
  addCounterDevice: counterDevices.addCounterDevice,
  removeCounterDevice: counterDevices.removeCounterDevice,
  pairCounterDevice: counterDevices.pairCounterDevice,
  getDeviceCounter: counterDevices.getDeviceCounter,
  createDeviceSale: counterDevices.createDeviceSale,
  cancelDeviceSale: counterDevices.cancelDeviceSale,
  unpairCounterDevice: counterDevices.unpairCounterDevice,
  createMerchantPayment: links.createMerchantPayment,
  cancelMerchantPayment: links.cancelMerchantPayment,
  listPaymentLinks: links.listPaymentLinks,
  createPaymentLink: links.createPaymentLink,
  updatePaymentLink: links.updatePaymentLink,
  listInvoices: invoices.listInvoices,
  createInvoice: invoices.createInvoice,
  sendInvoice: invoices.sendInvoice,
  cancelInvoice: invoices.cancelInvoice,
  getPaymentLink: publicLinks.getPaymentLink,
  openPaymentLink: publicLinks.openPaymentLink,
  getSecurity: security.getSecurity,
  createPasskeyOptions: passkeys.createPasskeyOptions,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  createLoginOptions: passkeys.createLoginOptions,
  logInWithPasskey: passkeys.logInWithPasskey,
  createConfirmOptions: passkeys.createConfirmOptions,
  setUpTotp: totp.setUpTotp,
  enableTotp: totp.enableTotp,
  renewRecoveryCodes: totp.renewRecoveryCodes,
  disableTotp: totp.disableTotp,
  changePassword: accountChanges.changePassword,
  changeEmail: accountChanges.changeEmail,
  confirmEmailChange: accountChanges.confirmEmailChange,
  refuseEmailChange: accountChanges.refuseEmailChange,
  exportAccount: accountExport.exportAccount,
  closeAccount: accountChanges.closeAccount,
} as const satisfies Record<string, Operation>

/** The name of an operation of the contract. */
export type OperationName = keyof typeof operations
