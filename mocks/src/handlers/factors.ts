import { recoveryCodeCount, type Passkey, type Security } from '@sluice/api/contract'

import { ApiError, fieldError } from '../http/ApiError.ts'
import * as accounts from '../store/accounts.ts'
import { recordAudit } from '../store/audit.ts'
import { newId, newSecret, seededRandom } from '../store/ids.ts'
import { redeemLink, revokeLinks, sendLink } from '../store/links.ts'
import type { MockMerchant, MockPasskey, MockStore } from '../store/MockStore.ts'
import { assertionOptions, challengeMs, findByAssertion, toReference } from '../store/passkeys.ts'
import { isCodeOf } from '../store/totp.ts'
import { rejectWeakPassword } from './auth.ts'
import { defineHandler } from './defineHandler.ts'

const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

function newBase32(store: MockStore, length: number): string {
  store.state.sequence += 1
  const random = seededRandom(store.state.sequence)
  return Array.from({ length }, () => base32[Math.floor(random() * 32)]).join('')
}

function giveRecoveryCodes(store: MockStore, merchant: MockMerchant): string[] {
  merchant.recovery_codes = Array.from({ length: recoveryCodeCount }, () => newBase32(store, 24))
  return merchant.recovery_codes.map((code) => code.replaceAll(/.{6}(?=.)/g, '$&-'))
}

const rpIdOf = ({ url }: Request) => new URL(url).hostname

/** How a merchant logs in. */
export function toSecurity(merchant: MockMerchant): Security {
  return {
    has_password: merchant.password !== null,
    passkeys: merchant.passkeys.map(toPasskey),
    totp_enabled_at: merchant.totp?.enabled_at ?? null,
    recovery_codes_left: merchant.recovery_codes.length,
    pending_email: merchant.pending_email,
  }
}

function toPasskey({ id, name, created_at, last_used_at, backed_up }: MockPasskey): Passkey {
  return { id, name, created_at, last_used_at, backed_up }
}

const getSecurity = defineHandler('getSecurity', ({ merchant }) => toSecurity(merchant))

const createPasskeyOptions = defineHandler(
  'createPasskeyOptions',
  ({ store, merchant, request }) => {
    return {
      challenge: newSecret(store, 43),
      rp: { id: rpIdOf(request), name: 'Sluice' },
      user: {
        id: btoa(merchant.id).replaceAll('=', ''),
        name: merchant.email,
        displayName: merchant.full_name,
      },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      timeout: challengeMs,
      attestation: 'none',
      excludeCredentials: merchant.passkeys.map(toReference),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    }
  },
)

const addPasskey = defineHandler('addPasskey', ({ store, merchant, body }) => {
  const { id: credentialId } = body.credential
  const isTaken = store.state.merchants.some(({ passkeys }) =>
    passkeys.some(({ credential_id: id }) => id === credentialId),
  )
  if (isTaken) throw new ApiError('passkey_invalid')
  const passkey = {
    id: newId(store),
    name: body.name,
    created_at: new Date(store.now()).toISOString(),
    last_used_at: null,
    backed_up: false,
  }
  recordAudit(store, merchant, 'passkey_added', { name: body.name })
  merchant.passkeys.push({ ...passkey, credential_id: credentialId })
  return passkey
})

const renamePasskey = defineHandler('renamePasskey', ({ store, merchant, params, body }) => {
  const renamed = merchant.passkeys.find(({ id }) => id === params.id)
  if (!renamed) throw new ApiError('not_found')
  renamed.name = body.name
  recordAudit(store, merchant, 'passkey_renamed', { name: body.name })
  return toPasskey(renamed)
})

const removePasskey = defineHandler('removePasskey', ({ store, merchant, params }) => {
  const removed = merchant.passkeys.find(({ id }) => id === params.id)
  if (!removed) throw new ApiError('not_found')
  recordAudit(store, merchant, 'passkey_removed', { name: removed.name })
  merchant.passkeys = merchant.passkeys.filter((each) => each !== removed)
  return { message: 'Passkey removed.' }
})

const createLoginOptions = defineHandler('createLoginOptions', ({ store, request }) =>
  assertionOptions(newSecret(store, 43), rpIdOf(request), []),
)

const logInWithPasskey = defineHandler('logInWithPasskey', ({ store, body }) => ({
  access_token: accounts.startSession(store, findByAssertion(store, body.credential)),
}))

const createConfirmOptions = defineHandler(
  'createConfirmOptions',
  ({ store, merchant, request }) => {
    if (merchant.passkeys.length === 0) throw new ApiError('not_found')
    return assertionOptions(newSecret(store, 43), rpIdOf(request), merchant.passkeys)
  },
)

const setUpTotp = defineHandler('setUpTotp', ({ store, merchant }) => {
  const secret = newBase32(store, 32).toUpperCase()
  merchant.totp = { secret, enabled_at: null }
  const label = encodeURIComponent(merchant.email)
  return {
    secret,
    uri: `otpauth://totp/Sluice:${label}?issuer=Sluice&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  }
})

const enableTotp = defineHandler('enableTotp', ({ store, merchant, body }) => {
  if (!merchant.totp) throw new ApiError('totp_not_set_up')
  if (!isCodeOf(store, merchant.totp, body.code)) {
    throw fieldError('code', 'This code is not right. Enter the one that the app shows now')
  }
  merchant.totp.enabled_at = new Date(store.now()).toISOString()
  recordAudit(store, merchant, 'totp_enabled')
  return { recovery_codes: giveRecoveryCodes(store, merchant) }
})

const renewRecoveryCodes = defineHandler('renewRecoveryCodes', ({ store, merchant }) => {
  recordAudit(store, merchant, 'recovery_codes_renewed')
  return { recovery_codes: giveRecoveryCodes(store, merchant) }
})

const disableTotp = defineHandler('disableTotp', ({ store, merchant }) => {
  recordAudit(store, merchant, 'totp_disabled')
  Object.assign(merchant, { totp: null, recovery_codes: [] })
  return { message: 'Authenticator app turned off.' }
})

const changePassword = defineHandler('changePassword', ({ store, merchant, session, body }) => {
  rejectWeakPassword('new_password', body.new_password, merchant)
  merchant.password = body.new_password
  accounts.endSessions(store, merchant, session.token)
  recordAudit(store, merchant, 'password_changed')
  return { message: 'Password changed.' }
})

const changeEmail = defineHandler('changeEmail', ({ store, merchant, body }) => {
  if (body.email === merchant.email) throw fieldError('email', 'This is your email already')
  const owner = accounts.findByEmail(store, body.email)
  if (owner && owner !== merchant) throw fieldError('email', 'Another account has this email')
  merchant.pending_email = body.email
  recordAudit(store, merchant, 'email_change_requested')
  revokeLinks(store, merchant, 'email')
  sendLink(store, merchant, 'email')
  sendLink(store, { id: merchant.id, email: body.email }, 'email')
  return { message: 'Both addresses have been sent a link.' }
})

const confirmEmailChange = defineHandler('confirmEmailChange', ({ store, body }) => {
  const merchant = redeemLink(store, body.token, 'email')
  const isWaiting = store.state.links.some(
    (link) => link.merchant_id === merchant.id && link.purpose === 'email',
  )
  if (isWaiting || !merchant.pending_email) return { state: 'waiting' }
  const owner = accounts.findByEmail(store, merchant.pending_email)
  if (owner && owner !== merchant) throw new ApiError('email_taken')
  Object.assign(merchant, { email: merchant.pending_email, pending_email: null, verified: true })
  recordAudit(store, merchant, 'email_changed', {}, 'link')
  return { state: 'changed' }
})

const refuseEmailChange = defineHandler('refuseEmailChange', ({ store, body }) => {
  const merchant = redeemLink(store, body.token, 'email')
  revokeLinks(store, merchant, 'email')
  merchant.pending_email = null
  recordAudit(store, merchant, 'email_change_refused', {}, 'link')
  return { message: 'The email stays as it is.' }
})

const closeAccount = defineHandler('closeAccount', ({ store, merchant, body }) => {
  if (body.email.toLowerCase() !== merchant.email.toLowerCase()) {
    throw fieldError('email', 'This is not the email of your account')
  }
  for (const link of store.state.payment_links) {
    if (link.merchant_id === merchant.id) link.is_active = false
  }
  for (const purpose of ['verify', 'reset', 'email'] as const) revokeLinks(store, merchant, purpose)
  accounts.endSessions(store, merchant)
  Object.assign(merchant, {
    email: `${merchant.id}@closed.invalid`,
    full_name: 'Closed account',
    seller: { ...merchant.seller, contact_email: '', contact_phone: '' },
    password: null,
    provider_subject: null,
    webhook: null,
    api_key: null,
    previous_api_keys: [],
    counter_devices: [],
    passkeys: [],
    totp: null,
    recovery_codes: [],
    pending_email: null,
  })
  return { message: 'Account closed.' }
})

/** How the merchant logs in, and changes of that. */
export const factorHandlers = [
  getSecurity,
  createPasskeyOptions,
  addPasskey,
  renamePasskey,
  removePasskey,
  createLoginOptions,
  logInWithPasskey,
  createConfirmOptions,
  setUpTotp,
  enableTotp,
  renewRecoveryCodes,
  disableTotp,
  changePassword,
  changeEmail,
  confirmEmailChange,
  refuseEmailChange,
  closeAccount,
]
