import { messages, operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import {
  readMerchant,
  registerMerchant,
  renameMerchant,
  requestPasswordReset,
  resendVerification,
  resetMerchantPassword,
  verifyMerchant,
} from './accountService.ts'
import { confirmSession, readConfirmation } from './confirmOwner.ts'
import { registerByIdentity } from './identityService.ts'
import { logIn } from './loginService.ts'
import {
  cancelWalletChange,
  changePayoutWallet,
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
    await verifyMerchant(context, body.token, address)
    return { message: 'Verified' }
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
    return { message: 'If this email waits to be verified, another link is on its way.' }
  }),

  resetPassword: route(operations.resetPassword, async ({ context, body, address }) => {
    await resetMerchantPassword(context, body, address)
    return { message: 'Password reset' }
  }),

  /** `is_admin` and `is_verified` are accepted and ignored. Decision 29. */
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
    await changePayoutWallet(context, userId, body.wallet_id)
    return { message: 'Wallet ID updated' }
  }),
}
