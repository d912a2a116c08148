import { walletChangeHours, walletDelayHours, walletProofText } from '@sluice/api/contract'
import type {
  MerchantId,
  SetSecondWalletRequest,
  UpdateWalletIdRequest,
  WalletChange,
} from '@sluice/api/contract'

import { listChangesSince, recordAudit } from '../audit/auditService.ts'
import {
  addressFault,
  isContract,
  isSignedBy,
  parseAddress,
  payoutFault,
} from '../rails/networks.ts'
import type { Uses } from '../context.ts'
import type { Tx, UnitOfWork } from '../database/UnitOfWork.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { firstWalletMail, lockedMail, walletMail } from '../mail/mails.ts'
import { timeText } from '../mail/timeText.ts'
import { queueMail } from '../mail/mailService.ts'
import { reportChange } from './accountChange.ts'
import { deleteEmailChange } from './emailChangeRepository.ts'
import { issueLinkToken, redeemLinkToken, rejectToken } from './linkTokens.ts'
import { deletePasskeys } from './passkeyRepository.ts'
import { deleteSessions } from './sessionRepository.ts'
import { cancelLinkTokens } from './tokenRepository.ts'
import { findTotp, removeTotp } from './totpRepository.ts'
import { changeLogin, changeUser, findUser, lockUser } from './userRepository.ts'
import type { UserRow } from './userRepository.ts'

const unchanged = { next_payout_wallet: null, next_payout_wallet_at: null }

/** The wallet of payments created now. */
function currentWallet(
  { payout_wallet, next_payout_wallet, next_payout_wallet_at }: UserRow,
  now: Date,
): string {
  return next_payout_wallet !== null && next_payout_wallet_at && next_payout_wallet_at <= now
    ? next_payout_wallet
    : payout_wallet
}

async function lockMerchant(tx: Tx, userId: MerchantId): Promise<UserRow> {
  const user = await lockUser(tx, userId)
  if (!user) throw new Failure('session_invalid')
  return user
}

/** Fails with `validation_failed` while the wallets can't be changed, because a change was undone. */
function requireUnlocked({ wallet_locked_until: until }: UserRow, now: Date): void {
  if (!until || until <= now) return
  throw fieldFailure(
    'wallet_id',
    `The wallet can be changed again after ${timeText('en', until)}, because a change was undone`,
  )
}

/**
 * A wallet as it is stored. Fails with `validation_failed` if it is none or would keep the money, and with `wallet_is_contract` unless
 * the merchant is sure that the contract can send tokens on.
 */
async function checkWallet(
  { database, networks }: Uses<'database' | 'networks'>,
  walletId: string,
  acceptsContract = false,
): Promise<string> {
  const wallet = parseAddress(networks, walletId)
  if (wallet === null) throw fieldFailure('wallet_id', addressFault(networks))
  const fault = await payoutFault(database.db, networks, wallet)
  if (fault !== null) throw fieldFailure('wallet_id', fault)
  if (!acceptsContract && (await isContract(networks, wallet))) {
    throw new Failure('wallet_is_contract')
  }
  return wallet
}

/**
 * Sets the first wallet at once, or replaces it after a day outside the sandbox; until then, and in the sandbox for a day,
 * the change can be undone with a link in the mail that tells of it. D36 and D42. Fails with `validation_failed`.
 */
export async function changePayoutWallet(
  context: Uses<'settings' | 'database' | 'vault' | 'networks' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  request: UpdateWalletIdRequest,
): Promise<void> {
  const wallet = await checkWallet(context, request.wallet_id, request.accepts_contract)
  const now = context.now()
  await context.database.unitOfWork(async (unit) => {
    const user = await lockMerchant(unit.tx, userId)
    requireUnlocked(user, now)
    const current = currentWallet(user, now)
    if (request.signature !== undefined) {
      await proveWallet(context, unit.tx, user, wallet, request.signature)
    }
    if (wallet === (user.next_payout_wallet ?? current)) return
    if (wallet === current) {
      await cancelPending(context, unit, user)
      return
    }
    const hours = walletChangeHours(context.settings.mode)
    const change = { wallet, hours, at: now, origin: context.origin }
    if (current === '') {
      await changeUser(unit.tx, userId, { ...unchanged, payout_wallet: wallet })
      await recordAudit(context, unit.tx, {
        user_id: userId,
        action: 'wallet_set',
        detail: { wallet },
      })
      await queueMail(context, unit, firstWalletMail(context.publicUrl(), user, change))
      return
    }
    const appliesAt = new Date(now.getTime() + hours * 3_600_000)
    await changeUser(unit.tx, userId, {
      payout_wallet: current,
      next_payout_wallet: wallet,
      next_payout_wallet_at: appliesAt,
    })
    await recordAudit(context, unit.tx, {
      user_id: userId,
      action: 'wallet_changed',
      detail: { previous: current, wallet, applies_at: appliesAt.toISOString() },
    })
    // The link of an earlier change would restore the wallet that this one replaces.
    await cancelLinkTokens(unit.tx, userId, 'undo_wallet', now)
    const token = await issueLinkToken(context, unit.tx, userId, 'undo_wallet')
    const mail = walletMail(context.publicUrl(), user, { ...change, previous: current }, token)
    await queueMail(context, unit, mail)
  })
}

/** Notes that a wallet is the merchant's. Fails with `validation_failed` if the signature is not the wallet's. */
async function proveWallet(
  { networks }: Uses<'networks'>,
  tx: Tx,
  { id, email }: UserRow,
  wallet: string,
  signature: string,
): Promise<void> {
  const text = walletProofText({ email, wallet_id: wallet })
  if (!(await isSignedBy(networks, wallet, text, signature))) {
    throw fieldFailure('wallet_id', 'The signature is not of this wallet')
  }
  await changeUser(tx, id, { proven_wallet: wallet })
}

async function cancelPending(
  context: Uses<'vault' | 'publicUrl' | 'now' | 'origin'>,
  unit: UnitOfWork,
  user: UserRow,
): Promise<void> {
  await changeUser(unit.tx, user.id, unchanged)
  await cancelLinkTokens(unit.tx, user.id, 'undo_wallet', context.now())
  await reportChange(context, unit, {
    user_id: user.id,
    action: 'wallet_change_cancelled',
    detail: { wallet: user.payout_wallet },
  })
}

/** The change that isn't active yet, and the second wallet. */
export async function readWalletChange(
  context: Uses<'database' | 'now'>,
  userId: MerchantId,
): Promise<WalletChange> {
  const user = await findUser(context.database.db, userId)
  return {
    pending: (user && pendingChange(user, context.now())) ?? null,
    second_wallet: user?.second_wallet ?? null,
    proven_wallet: user?.proven_wallet ?? null,
  }
}

/** Sets the second wallet of payments created from now on, or removes it. Fails like a change of the payout wallet. */
export async function changeSecondWallet(
  context: Uses<'database' | 'vault' | 'networks' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  { wallet_id, accepts_contract }: SetSecondWalletRequest,
): Promise<WalletChange> {
  const wallet = wallet_id && (await checkWallet(context, wallet_id, accepts_contract))
  await context.database.unitOfWork(async (unit) => {
    const user = await lockMerchant(unit.tx, userId)
    requireUnlocked(user, context.now())
    if (wallet === user.second_wallet) return
    if (wallet === currentWallet(user, context.now())) {
      throw fieldFailure(
        'wallet_id',
        'This is your payout wallet. Enter the address of another one',
      )
    }
    await changeUser(unit.tx, userId, { second_wallet: wallet })
    await reportChange(context, unit, {
      user_id: userId,
      action: 'second_wallet_changed',
      detail: { wallet: wallet ?? '' },
    })
  })
  return readWalletChange(context, userId)
}

function pendingChange({ next_payout_wallet: id, next_payout_wallet_at: at }: UserRow, now: Date) {
  return id !== null && at && at > now ? { payout_wallet: id, applies_at: at.toISOString() } : null
}

/** Keeps the present wallet. Fails with `not_found` if no change waits. */
export async function cancelWalletChange(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
): Promise<void> {
  await context.database.unitOfWork(async (unit) => {
    const user = await lockMerchant(unit.tx, userId)
    if (!pendingChange(user, context.now())) throw new Failure('not_found')
    await cancelPending(context, unit, user)
  })
}

/** How far back it is undone and told what somebody did who is not the owner: a day before the earliest change that can be undone. */
const strangerMs = 2 * walletDelayHours * 3_600_000

/**
 * Restores the wallet from before a change and locks the account, since somebody else was in it: every session and the
 * password end, passkeys, an authenticator app and a new email that are younger than two days are removed, and the wallet
 * can't be changed for a day. Mails the owner what was done in those days, and a link to set a new password. Fails with
 * `token_invalid`.
 */
export async function undoWalletChange(
  context: Uses<'settings' | 'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  token: string,
  address: string,
): Promise<void> {
  const isUndone = await context.database.unitOfWork(async (unit) => {
    const { tx } = unit
    const user = await redeemLinkToken(context, tx, token, 'undo_wallet')
    if (!user) return false
    const now = context.now()
    const since = new Date(now.getTime() - strangerMs)
    const done = await listChangesSince(tx, user.id, since)
    await changeLogin(tx, user.id, {
      ...unchanged,
      // The owner may have set it, but can do so again.
      ...(done.some(({ action }) => action === 'second_wallet_changed') && { second_wallet: null }),
      password_hash: null,
      wallet_locked_until: new Date(now.getTime() + walletDelayHours * 3_600_000),
    })
    await deleteSessions(tx, user.id)
    await deletePasskeys(tx, user.id, since)
    const totp = await findTotp(tx, user.id)
    if (totp && totp.created_at >= since) await removeTotp(tx, user.id)
    await deleteEmailChange(tx, user.id)
    const detail = { wallet: user.payout_wallet }
    await recordAudit(context, tx, { user_id: user.id, action: 'wallet_change_undone', detail })
    await cancelLinkTokens(tx, user.id, 'reset_password', now)
    const reset = await issueLinkToken(context, tx, user.id, 'reset_password')
    const occasion = { at: now, origin: context.origin }
    await queueMail(
      context,
      unit,
      lockedMail(context.publicUrl(), user, { ...occasion, done }, reset),
    )
    return true
  })
  if (!isUndone) await rejectToken(context, address)
}
