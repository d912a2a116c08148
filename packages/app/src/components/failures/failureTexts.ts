import { errors, type ErrorCode } from '@sluice/api/contract'

/** What failed calls say in one situation. */
export interface FailureTexts {
  /** By code. */
  codes?: Partial<Record<ErrorCode, string>>
  /** By status, if the code has no text. */
  statuses?: Partial<Record<number, string>>
  /** Below this status the message of the response is shown. */
  serverBelow?: number
  /** The server is busy: 429, and 500 or more. */
  busy?: string
  /** There was no response, or none that can be read. */
  noAnswer?: string
  otherwise: string
}

/** Errors that say what to do wherever they come, in the contract's words. */
const explained = {
  confirmation_required: "Nothing was changed because you didn't confirm it's you.",
  link_inactive: errors.link_inactive.message,
  passkey_copied: errors.passkey_copied.message,
  passkey_invalid: errors.passkey_invalid.message,
  too_many_passkeys: errors.too_many_passkeys.message,
  too_many_requests: errors.too_many_requests.message,
  webhook_disabled: errors.webhook_disabled.message,
}

const noAnswer = 'The server did not respond. Please try again.'
const busy = 'Please try again in a moment.'
const notConfirmed = "We couldn't confirm it's you. Please try again."

/** The specification's texts, section 8, to the letter. */
const specified = {
  logIn: {
    codes: { user_not_verified: 'Please verify your email from the link sent.' },
    statuses: { 401: 'Invalid credentials.' },
    serverBelow: 600,
    noAnswer: 'Unexpected error occurred.',
    otherwise: 'Login failed.',
  },
  googleLogIn: {
    codes: {
      // The email belongs to someone who registered and never verified it.
      user_not_verified: `${errors.user_not_verified.message} Use “Forgot password?” on the log-in page to verify your email, then try again.`,
    },
    serverBelow: 600,
    otherwise: 'Login failed',
  },
  googleRegistration: { otherwise: 'Something went wrong during registration' },
  signUp: {
    codes: { unavailable: errors.unavailable.message },
    statuses: { 503: 'Email already exists.' },
    serverBelow: 600,
    noAnswer: 'Unexpected error',
    otherwise: 'Registration failed',
  },
  forgotPassword: { otherwise: 'Failed to send reset link.' },
  resetPassword: { otherwise: 'Failed to reset password.' },
  // The specification uses the message of a failed reset here.
  verifyEmail: { otherwise: 'Failed to reset password.' },
  setWebhook: { otherwise: 'Failed to add webhook' },
}

/** Texts of our own. */
const ours = {
  resetPasswordAdvice: {
    codes: { validation_failed: 'Please choose another password.' },
    busy,
    noAnswer,
    otherwise: 'The link may have expired or already been used. Request a new one.',
  },
  verifyEmailAdvice: {
    busy: 'The server is busy. Your link is still valid.',
    noAnswer: 'The server did not respond. Your link is still valid.',
    otherwise:
      'The link may have expired or already been used. Try to log in. If your email is still not verified, reset your password: the reset link also verifies your email.',
  },
  changeEmail: {
    codes: {
      ...explained,
      token_invalid: 'This link has expired or was already used.',
      email_taken: 'Another account now uses this email.',
    },
    otherwise: 'Something went wrong. Please try again.',
  },
  undoWallet: {
    busy,
    noAnswer,
    otherwise:
      'The link may have expired or already been used. If your wallet is wrong, someone has access to your account.',
  },
  confirm: {
    codes: { too_many_requests: errors.too_many_requests.message },
    otherwise: notConfirmed,
  },
  confirmWithGoogle: {
    codes: { too_many_requests: errors.too_many_requests.message },
    busy: notConfirmed,
    noAnswer: notConfirmed,
    otherwise: 'Choose the account you log in with.',
  },
  passkey: {
    codes: explained,
    otherwise: "We couldn't check the passkey. Please try again.",
  },
  setUpTotp: { codes: explained, otherwise: 'The app was not set up. Please try again.' },
  change: { codes: explained, otherwise: 'Your change was not saved.' },
  closeAccount: {
    codes: explained,
    otherwise: 'Your account was not closed. Please try again.',
  },
  exportData: {
    codes: {
      ...explained,
      confirmation_required: "Nothing was exported because you didn't confirm it's you.",
    },
    otherwise: 'The export was not completed, and the file was discarded. Please try again.',
  },
  createApiKey: { serverBelow: 500, otherwise: 'The key was not created. Please try again.' },
  createLink: {
    serverBelow: 500,
    otherwise: "Something went wrong. Your input is kept. Retrying won't create a duplicate.",
  },
  openLink: {
    codes: {
      ...explained,
      link_inactive: 'This payment link is no longer active. Ask the seller for a new one.',
    },
    serverBelow: 500,
    otherwise: 'The payment could not be started. No money was sent. Please try again.',
  },
  sendEvent: { codes: explained, otherwise: 'The event was not sent. Please try again.' },
  sendEvents: { codes: explained, otherwise: 'The events were not sent. Please try again.' },
  sendTestEvent: {
    codes: explained,
    otherwise: 'The test event was not sent. Please try again.',
  },
}

export const failureTexts = { ...specified, ...ours } satisfies Record<string, FailureTexts>

/** What someone tried to do. */
export type Situation = keyof typeof failureTexts
