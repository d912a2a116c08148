import { messages, newPasswordError } from '@sluice/api/contract'

import { ApiError, fieldError } from '../http/ApiError.ts'
import * as accounts from '../store/accounts.ts'
import { recordAudit } from '../store/audit.ts'
import { findLinkOwner, hasLink, redeemLink, revokeLinks, sendLink } from '../store/links.ts'
import type { MockMerchant } from '../store/MockStore.ts'
import { requireCode } from '../store/totp.ts'
import { defineHandler } from './defineHandler.ts'

const register = defineHandler('register', ({ store, body }) => {
  rejectWeakPassword('password', body.password, { ...body, business_name: null })
  if (accounts.findByEmail(store, body.email)) throw new ApiError('email_taken')
  const merchant = accounts.addMerchant(store, { ...body, provider_subject: null })
  sendLink(store, merchant, 'verify')
  return { message: 'Verification email sent. Please verify your account.' }
})

const registerWithGoogle = defineHandler('registerWithGoogle', ({ store, body, headers }) => {
  if (!accounts.hasIdentity(headers, body)) {
    throw new ApiError('identity_token_invalid')
  }
  if (accounts.findByEmail(store, body.email)) throw new ApiError('email_taken')
  accounts.addMerchant(store, { ...body, password: null, provider_subject: body.password })
  return { message: messages.accountCreated }
})

const login = defineHandler('login', ({ store, body, headers }) => {
  if (accounts.hasIdentity(headers, body)) {
    const merchant = accounts.findByIdentity(store, body.password, body.email)
    if (!merchant) throw new ApiError('user_not_found')
    requireCode(store, merchant, body.code)
    return { access_token: accounts.startSession(store, merchant) }
  }
  const merchant = accounts.findByEmail(store, body.email)
  if (!merchant || merchant.password !== body.password) throw new ApiError('invalid_credentials')
  if (!merchant.verified) {
    if (!hasLink(store, merchant, 'verify')) sendLink(store, merchant, 'verify')
    throw new ApiError('user_not_verified')
  }
  requireCode(store, merchant, body.code)
  return { access_token: accounts.startSession(store, merchant) }
})

const verifyUser = defineHandler('verifyUser', ({ store, body }) => {
  const merchant = redeemLink(store, body.token, 'verify')
  merchant.verified = true
  recordAudit(store, merchant, 'email_verified', {}, 'link')
  return { message: 'Verified' }
})

const resendVerification = defineHandler('resendVerification', ({ store, body }) => {
  const merchant = accounts.findByEmail(store, body.email)
  if (merchant && !merchant.verified) sendLink(store, merchant, 'verify')
  return { message: 'If this email is awaiting verification, another link is on its way.' }
})

const forgotPassword = defineHandler('forgotPassword', ({ store, body }) => {
  const merchant = accounts.findByEmail(store, body.email)
  if (merchant) {
    revokeLinks(store, merchant, 'reset')
    sendLink(store, merchant, 'reset')
  }
  return { message: 'If an account exists for this email, a reset link is on its way.' }
})

const resetPassword = defineHandler('resetPassword', ({ store, body }) => {
  const owner = findLinkOwner(store, body.token, 'reset')
  rejectWeakPassword('new_password', body.new_password, owner)
  const merchant = redeemLink(store, body.token, 'reset')
  // The link proves control of the email address.
  Object.assign(merchant, { password: body.new_password, verified: true })
  revokeLinks(store, merchant, 'verify')
  accounts.endSessions(store, merchant)
  recordAudit(store, merchant, 'password_reset', {}, 'link')
  return { message: 'Password reset.' }
})

/** A sample of the most common passwords; the gateway has the full list. */
const commonPasswords = new Set(['password', 'password1', 'iloveyou'])

export function rejectWeakPassword(
  field: string,
  password: string,
  merchant: Pick<MockMerchant, 'email' | 'business_name'>,
): void {
  const message = newPasswordError(password, merchant, (text) => commonPasswords.has(text))
  if (message !== null) throw fieldError(field, message)
}

/** Sign-up, log-in and the links sent by email. */
export const authHandlers = [
  register,
  registerWithGoogle,
  login,
  verifyUser,
  resendVerification,
  forgotPassword,
  resetPassword,
]
