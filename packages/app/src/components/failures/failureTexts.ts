import type { FailureTexts } from './readFailure.ts'

function situations<Name extends string>(texts: Record<Name, FailureTexts>) {
  return texts
}

/** Errors that say what to do wherever they come, in the contract's words. */
const explained: FailureTexts['codes'] = {
  confirmation_required: 'failure.notConfirmed',
  passkey_copied: 'failure.passkeyCopied',
  passkey_invalid: 'failure.passkeyInvalid',
  too_many_passkeys: 'failure.tooManyPasskeys',
  too_many_requests: 'failure.tooManyRequests',
  webhook_disabled: 'failure.webhookDisabled',
}

/** The specification's texts, section 8, to the letter. */
const specified = situations({
  logIn: {
    codes: { user_not_verified: 'failure.logIn.userNotVerified' },
    statuses: { 401: 'failure.logIn.unauthorized' },
    serverBelow: 600,
    noAnswer: 'failure.logIn.noAnswer',
    otherwise: 'failure.logIn',
  },
  googleLogIn: {
    codes: {
      // The email belongs to someone who registered and never verified it.
      user_not_verified: 'failure.googleLogIn.userNotVerified',
    },
    serverBelow: 600,
    otherwise: 'failure.googleLogIn',
  },
  googleRegistration: { otherwise: 'failure.googleRegistration' },
  signUp: {
    codes: { unavailable: 'failure.unavailable' },
    statuses: { 503: 'failure.signUp.emailTaken' },
    serverBelow: 600,
    noAnswer: 'failure.signUp.noAnswer',
    otherwise: 'failure.signUp',
  },
  forgotPassword: { otherwise: 'failure.forgotPassword' },
  resetPassword: { otherwise: 'failure.resetPassword' },
  // The specification uses the message of a failed reset here.
  verifyEmail: { otherwise: 'failure.verifyEmail' },
  setWebhook: { otherwise: 'failure.setWebhook' },
})

/** Texts of our own. */
const ours = situations({
  resetPasswordAdvice: {
    codes: { validation_failed: 'failure.resetPasswordAdvice.validationFailed' },
    busy: 'failure.busy',
    noAnswer: 'failure.noAnswer',
    otherwise: 'failure.resetPasswordAdvice',
  },
  verifyEmailAdvice: {
    busy: 'failure.verifyEmailAdvice.busy',
    noAnswer: 'failure.verifyEmailAdvice.noAnswer',
    otherwise: 'failure.verifyEmailAdvice',
  },
  changeEmail: {
    codes: {
      ...explained,
      token_invalid: 'failure.changeEmail.tokenInvalid',
      email_taken: 'failure.changeEmail.emailTaken',
    },
    otherwise: 'failure.changeEmail',
  },
  undoWallet: {
    busy: 'failure.busy',
    noAnswer: 'failure.noAnswer',
    otherwise: 'failure.undoWallet',
  },
  confirm: {
    codes: { too_many_requests: 'failure.tooManyRequests' },
    otherwise: 'failure.unconfirmed',
  },
  confirmWithGoogle: {
    codes: { too_many_requests: 'failure.tooManyRequests' },
    busy: 'failure.unconfirmed',
    noAnswer: 'failure.unconfirmed',
    otherwise: 'failure.confirmWithGoogle',
  },
  passkey: {
    codes: explained,
    otherwise: 'failure.passkey',
  },
  setUpTotp: { codes: explained, otherwise: 'failure.setUpTotp' },
  change: { codes: explained, otherwise: 'failure.change' },
  closeAccount: {
    codes: explained,
    otherwise: 'failure.closeAccount',
  },
  exportData: {
    codes: {
      ...explained,
      confirmation_required: 'failure.exportData.confirmationRequired',
    },
    otherwise: 'failure.exportData',
  },
  createApiKey: { serverBelow: 500, otherwise: 'failure.createApiKey' },
  createLink: {
    codes: { rate_unavailable: 'failure.rateUnavailable' },
    serverBelow: 500,
    otherwise: 'failure.createLink',
  },
  sale: {
    codes: {
      day_limit_reached: 'failure.sale.dayLimitReached',
      rate_unavailable: 'failure.sale.rateUnavailable',
      wallet_required: 'failure.sale.walletRequired',
    },
    serverBelow: 500,
    otherwise: 'failure.createLink',
  },
  pairDevice: {
    codes: {
      pairing_code_invalid: 'failure.pairDevice.codeInvalid',
      too_many_requests: 'failure.tooManyRequests',
    },
    otherwise: 'failure.pairDevice',
  },
  addDevice: {
    codes: {
      ...explained,
      too_many_devices: 'failure.addDevice.tooManyDevices',
      rate_unavailable: 'failure.sale.rateUnavailable',
    },
    otherwise: 'failure.change',
  },
  sendEvent: { codes: explained, otherwise: 'failure.sendEvent' },
  sendEvents: { codes: explained, otherwise: 'failure.sendEvents' },
  sendTestEvent: {
    codes: explained,
    otherwise: 'failure.sendTestEvent',
  },
})

export const failureTexts = { ...specified, ...ours }

/** What someone tried to do. */
export type Situation = keyof typeof failureTexts
