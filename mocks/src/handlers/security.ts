import type { AuditEvent, SessionRecord, WalletChange } from '@sluice/api/contract'

import { confirmedUntil } from '../http/authenticate.ts'
import { ApiError } from '../http/ApiError.ts'
import { confirmOwner, endSessions } from '../store/accounts.ts'
import { recordAudit } from '../store/audit.ts'
import { redeemLink, revokeLinks, sendLink } from '../store/links.ts'
import type { MockMerchant, MockSession, MockStore } from '../store/MockStore.ts'
import { findByAssertion } from '../store/passkeys.ts'
import { cancelNextWallet, pendingWallet, walletFrom } from '../store/payoutWallet.ts'
import { requireCode } from '../store/totp.ts'
import { defineHandler } from './defineHandler.ts'

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

const getConfirmation = defineHandler('getConfirmation', ({ store, merchant, session }) => {
  const until = confirmedUntil(session)
  return {
    methods: [
      ...(merchant.password === null ? [] : ['password' as const]),
      ...(merchant.provider_subject === null ? [] : ['google' as const]),
      ...(merchant.passkeys.length === 0 ? [] : ['passkey' as const]),
    ],
    code_required: Boolean(merchant.totp?.enabled_at),
    confirmed_until: until > store.now() ? iso(until) : null,
  }
})

const confirmSession = defineHandler(
  'confirmSession',
  ({ store, merchant, session, body, headers }) => {
    const { password, code, passkey } = body
    if (passkey) {
      findByAssertion(store, passkey, merchant)
    } else {
      // Before anything that can be used only once.
      if (code === undefined) requireCode(store, merchant, undefined)
      confirmOwner(merchant, password, headers)
      requireCode(store, merchant, code)
    }
    session.confirmed_at = store.now()
    recordAudit(store, merchant, 'session_confirmed')
    return { message: 'Confirmed.' }
  },
)

export function walletChangeOf(store: MockStore, merchant: MockMerchant): WalletChange {
  const { second_wallet, proven_wallet } = merchant
  return { pending: pendingWallet(store, merchant), second_wallet, proven_wallet }
}

const getWalletChange = defineHandler('getWalletChange', ({ store, merchant }) =>
  walletChangeOf(store, merchant),
)

const setSecondWallet = defineHandler('setSecondWallet', ({ store, merchant, body }) => {
  merchant.second_wallet = body.wallet_id && walletFrom(body.wallet_id, body.accepts_contract)
  recordAudit(store, merchant, 'second_wallet_changed', { wallet: body.wallet_id ?? '' })
  return walletChangeOf(store, merchant)
})

const cancelWalletChange = defineHandler('cancelWalletChange', ({ store, merchant }) => {
  if (!pendingWallet(store, merchant)) throw new ApiError('not_found')
  cancelNextWallet(store, merchant)
  return { message: 'Wallet change cancelled.' }
})

const undoWalletChange = defineHandler('undoWalletChange', ({ store, body }) => {
  const merchant = redeemLink(store, body.token, 'undo')
  merchant.next_wallet = null
  merchant.password = null
  revokeLinks(store, merchant, 'undo')
  endSessions(store, merchant)
  sendLink(store, merchant, 'reset')
  const detail = { wallet: merchant.payout_wallet }
  recordAudit(store, merchant, 'wallet_change_undone', detail, 'link')
  return { message: 'Wallet change undone.' }
})

/** The active sessions of the merchant of this one, which comes first. */
export function sessionsOf(store: MockStore, session: MockSession): SessionRecord[] {
  return store.state.sessions
    .filter((each) => each.merchant_id === session.merchant_id && each.expires_at > store.now())
    .map((each) => ({
      id: each.id,
      device: each.device,
      address: each.address,
      created_at: iso(each.created_at),
      last_seen_at: iso(each.last_seen_at),
      current: each === session,
    }))
    .toSorted(
      (a, b) =>
        Number(b.current) - Number(a.current) || b.last_seen_at.localeCompare(a.last_seen_at),
    )
}

const listSessions = defineHandler('listSessions', ({ store, session }) =>
  sessionsOf(store, session),
)

const endSession = defineHandler('endSession', ({ store, merchant, params }) => {
  const ended = store.state.sessions.find(
    ({ id, merchant_id }) => id === params.id && merchant_id === merchant.id,
  )
  if (!ended) throw new ApiError('not_found')
  end(store, (each) => each === ended)
  const { device, address } = ended
  recordAudit(store, merchant, 'session_ended', { device, address })
  return { message: 'Session ended.' }
})

const endOtherSessions = defineHandler('endOtherSessions', ({ store, merchant, session }) => {
  const count = end(store, (each) => each.merchant_id === merchant.id && each !== session)
  if (count > 0) recordAudit(store, merchant, 'other_sessions_ended', { count: String(count) })
  return { message: 'Other sessions ended.' }
})

const logOut = defineHandler('logOut', ({ store, merchant, session }) => {
  end(store, (each) => each === session)
  recordAudit(store, merchant, 'logged_out')
  return { message: 'Logged out.' }
})

/** Ends the sessions that match, and returns how many. */
function end(
  { state }: { state: { sessions: MockSession[] } },
  matches: (session: MockSession) => boolean,
): number {
  const before = state.sessions.length
  state.sessions = state.sessions.filter((each) => !matches(each))
  return before - state.sessions.length
}

/** The changes to a merchant's account, newest first. */
export function auditEventsOf({ state }: MockStore, merchant: MockMerchant): AuditEvent[] {
  return state.audit_events
    .filter(({ merchant_id }) => merchant_id === merchant.id)
    .map(({ merchant_id: _merchant, ...event }) => event)
}

const listAuditEvents = defineHandler('listAuditEvents', ({ store, merchant, query }) => {
  const own = auditEventsOf(store, merchant)
  const last = own.findIndex(({ id }) => id === query.cursor)
  if (query.cursor !== undefined && last === -1) throw new ApiError('not_found')
  return own.slice(last + 1, last + 1 + query.limit)
})

/** How the account is protected: confirmations, the wallet's delay, sessions and the log of changes. */
export const securityHandlers = [
  getConfirmation,
  confirmSession,
  getWalletChange,
  setSecondWallet,
  cancelWalletChange,
  undoWalletChange,
  listSessions,
  endSession,
  endOtherSessions,
  logOut,
  listAuditEvents,
]
