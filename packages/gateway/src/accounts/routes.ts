import { messages, operations } from '@sluice/api/contract'

import { downloadRoute } from '../http/downloadRoute.ts'
import { route } from '../http/route.ts'
import { exportAccount } from './accountExport.ts'
import {
  changePassword,
  readSecurity,
  readMerchant,
  registerMerchant,
  renameMerchant,
  requestPasswordReset,
  resendVerification,
  resetMerchantPassword,
  verifyMerchant,
} from './accountService.ts'
import { addPasskey, createPasskeyOptions } from './addPasskey.ts'
import { closeAccount } from './closing.ts'
import { changeEmail, confirmEmailChange, refuseEmailChange } from './emailChange.ts'
import { createConfirmOptions, createLoginOptions, logInWithPasskey } from './passkeyAssertion.ts'
import { removePasskey, renamePasskey } from './passkeys.ts'
import { disableTotp, enableTotp, renewRecoveryCodes, setUpTotp } from './totp.ts'
import { confirmSession, readConfirmation } from './confirmOwner.ts'
import { registerByIdentity } from './identityService.ts'
import { logIn } from './loginService.ts'
import {
  cancelWalletChange,
  changePayoutWallet,
  changeSecondWallet,
  readWalletChange,
  undoWalletChange,
} from './payoutWallet.ts'
import { endOtherSessions, endSession, listSessions, logOut } from './sessionService.ts'

export const accountRoutes = {
  register: route(operations.register, async ({ context, body, address }) => {
    await registerMerchant(context, body, address)
    return { message: 'Account created. Please verify your email.' }
  }),

  registerWithGoogle: route(operations.registerWithGoogle, async ({ context, body, header }) => {
    await registerByIdentity(context, body, header('x-identity-token'))
    return { message: messages.accountCreated }
  }),

  login: route(operations.login, async ({ context, body, address, header }) => ({
    access_token: await logIn(context, body, {
      address,
      identityToken: header('x-identity-token'),
    }),
  })),

  verifyUser: route(operations.verifyUser, async ({ context, body, address }) => {
    const result = await verifyMerchant(context, body.token, address)
    return { message: result === 'verified' ? 'Verified' : messages.alreadyVerified }
  }),

  // The specification names two calls for the same record.
  getCurrentUser: route(operations.getCurrentUser, ({ context, userId }) =>
    readMerchant(context, userId),
  ),
  getOverview: route(operations.getOverview, ({ context, userId }) =>
    readMerchant(context, userId),
  ),

  forgotPassword: route(operations.forgotPassword, async ({ context, body, address }) => {
    await requestPasswordReset(context, body.email, address)
    return { message: 'If an account exists for this email, a reset link is on its way.' }
  }),

  resendVerification: route(operations.resendVerification, async ({ context, body, address }) => {
    await resendVerification(context, body.email, address)
    return { message: 'If this email is awaiting verification, another link is on its way.' }
  }),

  resetPassword: route(operations.resetPassword, async ({ context, body, address }) => {
    await resetMerchantPassword(context, body, address)
    return { message: 'Password reset' }
  }),

  /** `is_admin` and `is_verified` are accepted and ignored. D29. */
  updateUser: route(operations.updateUser, async ({ context, userId, body }) => {
    await renameMerchant(context, userId, body.full_name)
    return { message: 'Name updated' }
  }),

  getConfirmation: route(operations.getConfirmation, ({ context, userId, sessionId }) =>
    readConfirmation(context, { userId, sessionId }),
  ),

  confirmSession: route(
    operations.confirmSession,
    async ({ context, userId, sessionId, body, address, header }) => {
      await confirmSession(
        context,
        { userId, sessionId },
        { ...body, identityToken: header('x-identity-token'), address },
      )
      return { message: 'Confirmed' }
    },
  ),

  getWalletChange: route(operations.getWalletChange, ({ context, userId }) =>
    readWalletChange(context, userId),
  ),

  cancelWalletChange: route(operations.cancelWalletChange, async ({ context, userId }) => {
    await cancelWalletChange(context, userId)
    return { message: 'Wallet change cancelled' }
  }),

  undoWalletChange: route(operations.undoWalletChange, async ({ context, body, address }) => {
    await undoWalletChange(context, body.token, address)
    return { message: 'Wallet change undone' }
  }),

  listSessions: route(operations.listSessions, ({ context, userId, sessionId }) =>
    listSessions(context, userId, sessionId),
  ),

  endSession: route(operations.endSession, async ({ context, userId, params }) => {
    await endSession(context, userId, params.id)
    return { message: 'Session ended' }
  }),

  endOtherSessions: route(operations.endOtherSessions, async ({ context, userId, sessionId }) => {
    await endOtherSessions(context, userId, sessionId)
    return { message: 'Other sessions ended' }
  }),

  logOut: route(operations.logOut, async ({ context, userId, sessionId }) => {
    await logOut(context, userId, sessionId)
    return { message: 'Logged out' }
  }),

  updateWalletId: route(operations.updateWalletId, async ({ context, userId, body }) => {
    await changePayoutWallet(context, userId, body)
    return { message: 'Wallet ID updated' }
  }),

  setSecondWallet: route(operations.setSecondWallet, ({ context, userId, body }) =>
    changeSecondWallet(context, userId, body),
  ),

  getSecurity: route(operations.getSecurity, ({ context, userId }) =>
    readSecurity(context, userId),
  ),

  createPasskeyOptions: route(operations.createPasskeyOptions, ({ context, userId }) =>
    createPasskeyOptions(context, userId),
  ),

  addPasskey: route(operations.addPasskey, ({ context, userId, body }) =>
    addPasskey(context, userId, body),
  ),

  renamePasskey: route(operations.renamePasskey, ({ context, userId, params, body }) =>
    renamePasskey(context, userId, params.id, body.name),
  ),

  removePasskey: route(operations.removePasskey, async ({ context, userId, params }) => {
    await removePasskey(context, userId, params.id)
    return { message: 'Passkey removed' }
  }),

  createLoginOptions: route(operations.createLoginOptions, ({ context, address }) =>
    createLoginOptions(context, address),
  ),

  logInWithPasskey: route(operations.logInWithPasskey, async ({ context, body, address }) => ({
    access_token: await logInWithPasskey(context, body.credential, address),
  })),

  createConfirmOptions: route(operations.createConfirmOptions, ({ context, userId }) =>
    createConfirmOptions(context, userId),
  ),

  setUpTotp: route(operations.setUpTotp, ({ context, userId }) => setUpTotp(context, userId)),

  enableTotp: route(operations.enableTotp, async ({ context, userId, body }) => ({
    recovery_codes: await enableTotp(context, userId, body.code),
  })),

  renewRecoveryCodes: route(operations.renewRecoveryCodes, async ({ context, userId }) => ({
    recovery_codes: await renewRecoveryCodes(context, userId),
  })),

  disableTotp: route(operations.disableTotp, async ({ context, userId }) => {
    await disableTotp(context, userId)
    return { message: 'Authenticator app turned off' }
  }),

  changePassword: route(operations.changePassword, async ({ context, userId, sessionId, body }) => {
    await changePassword(context, { userId, sessionId }, body.new_password)
    return { message: 'Password changed' }
  }),

  changeEmail: route(operations.changeEmail, async ({ context, userId, body }) => {
    await changeEmail(context, userId, body.email)
    return { message: 'Both addresses have been sent a link.' }
  }),

  confirmEmailChange: route(operations.confirmEmailChange, ({ context, body, address }) =>
    confirmEmailChange(context, body.token, address),
  ),

  refuseEmailChange: route(operations.refuseEmailChange, async ({ context, body, address }) => {
    await refuseEmailChange(context, body.token, address)
    return { message: 'The email stays as it is.' }
  }),

  exportAccount: downloadRoute(
    operations.exportAccount,
    'sluice-account.json',
    ({ context, userId, sessionId }) => exportAccount(context, { userId, sessionId }),
  ),

  closeAccount: route(operations.closeAccount, async ({ context, userId, body }) => {
    await closeAccount(context, userId, body.email)
    return { message: 'Account closed' }
  }),
}
