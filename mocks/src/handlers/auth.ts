import { limits, messages } from '@sluice/api/contract'

import { defineCall } from '../calls/defineCall.ts'
import { Refusal } from '../calls/Refusal.ts'
import { identityOf, useIdentity } from '../store/identityTokens.ts'
import { addMerchant, findByEmail, findByIdentity } from '../store/merchants.ts'
import { dropLinks, hasLink, readLink, redeemLink, sendLink } from '../store/links.ts'
import { endSessions, openSession } from '../store/sessions.ts'

const register = defineCall('register', ({ store, body }) => {
  refuseWeak('password', body.password)
  if (findByEmail(store, body.email)) throw new Refusal('email_taken')
  const merchant = addMerchant(store, { ...body, provider_subject: null })
  sendLink(store, merchant, 'verify')
  return { message: 'Verification email sent. Please verify your account.' }
})

const registerWithGoogle = defineCall('registerWithGoogle', ({ store, body, headers }) => {
  const identity = identityOf(store, headers, body, 'register')
  if (!identity) throw new Refusal('identity_token_invalid')
  if (findByEmail(store, body.email)) throw new Refusal('email_taken')
  useIdentity(store, headers, 'register')
  addMerchant(store, { ...body, password: null, provider_subject: body.password })
  return { message: messages.accountCreated }
})

const login = defineCall('login', ({ store, body, headers }) => {
  if (headers.has('X-Identity-Token') && identityOf(store, headers, body, 'login')) {
    const known = findByIdentity(store, body.password, body.email)
    if (!known) throw new Refusal('user_not_found')
    useIdentity(store, headers, 'login')
    return { access_token: openSession(store, known) }
  }
  const merchant = findByEmail(store, body.email)
  if (!merchant || merchant.password !== body.password) throw new Refusal('invalid_credentials')
  if (!merchant.verified) {
    if (!hasLink(store, merchant, 'verify')) sendLink(store, merchant, 'verify')
    throw new Refusal('user_not_verified')
  }
  return { access_token: openSession(store, merchant) }
})

const verifyUser = defineCall('verifyUser', ({ store, body }) => {
  redeemLink(store, body.token, 'verify').verified = true
  return { message: 'Verified' }
})

const forgotPassword = defineCall('forgotPassword', ({ store, body }) => {
  const merchant = findByEmail(store, body.email)
  if (merchant) {
    dropLinks(store, merchant, 'reset')
    sendLink(store, merchant, 'reset')
  }
  return { message: 'If there is an account with this e-mail, a link is on its way.' }
})

const resetPassword = defineCall('resetPassword', ({ store, body }) => {
  readLink(store, body.token, 'reset')
  refuseWeak('new_password', body.new_password)
  const merchant = redeemLink(store, body.token, 'reset')
  // Whoever holds the link reads the address's mail.
  Object.assign(merchant, { password: body.new_password, verified: true })
  dropLinks(store, merchant, 'verify')
  endSessions(store, merchant)
  return { message: 'Password reset.' }
})

/** A few of the passwords that everybody tries first; the gateway knows the whole list. */
const common = new Set(['password', '12345678', '123456789', 'qwertyuiop', 'password1', 'iloveyou'])

function refuseWeak(field: string, password: string): void {
  if (Array.from(password).length < limits.passwordMin) {
    const message = `Use at least ${limits.passwordMin} characters`
    throw new Refusal('validation_failed', [{ field, message }])
  }
  if (common.has(password.toLowerCase())) {
    const message = 'This password is too common'
    throw new Refusal('validation_failed', [{ field, message }])
  }
}

/** Accounts, log-in and the links that arrive by e-mail. */
export const authCalls = [
  register,
  registerWithGoogle,
  login,
  verifyUser,
  forgotPassword,
  resetPassword,
]
