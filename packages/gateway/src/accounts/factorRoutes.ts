import { operations } from '@sluice/api/contract'

import { route } from '../http/route.ts'
import { changePassword, readSecurity } from './accountService.ts'
import { closeAccount } from './closing.ts'
import { changeEmail, confirmEmailChange, refuseEmailChange } from './emailChange.ts'
import {
  addPasskey,
  createConfirmOptions,
  createLoginOptions,
  createPasskeyOptions,
  logInWithPasskey,
  removePasskey,
} from './passkeys.ts'
import { disableTotp, enableTotp, renewRecoveryCodes, setUpTotp } from './totp.ts'

/** How merchants log in, and changes of that. */
export const factorRoutes = {
  getSecurity: route(operations.getSecurity, ({ context, userId }) =>
    readSecurity(context, userId),
  ),

  createPasskeyOptions: route(operations.createPasskeyOptions, ({ context, userId }) =>
    createPasskeyOptions(context, userId),
  ),

  addPasskey: route(operations.addPasskey, ({ context, userId, body }) =>
    addPasskey(context, userId, body),
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

  closeAccount: route(operations.closeAccount, async ({ context, userId, body }) => {
    await closeAccount(context, userId, body.email)
    return { message: 'Account closed' }
  }),
}
