import { limits, merchantLanguage } from '@sluice/api/contract'
import type {
  ErrorCode,
  PageLanguage,
  MerchantId,
  SessionId,
  SessionRecord,
} from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import type { UnitOfWork } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import { newDeviceMail } from '../mail/mails.ts'
import { queueMail } from '../mail/mailService.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import { lockCheckedAccount } from './accountLock.ts'
import type { CheckedAccount } from './accountLock.ts'
import {
  addKnownDevice,
  changeSession,
  deleteOldSessions,
  deleteSession,
  deleteSessions,
  findLiveSession,
  findSessions,
  insertSession,
} from './sessionRepository.ts'
import type { LiveSession } from './sessionRepository.ts'
import { changeUser, findUser } from './userRepository.ts'

export type { LiveSession } from './sessionRepository.ts'

/**
 * Starts a session, which counts as confirmed, and returns its token. Both expire after 7 days. Ends the oldest one if there are too many. Mails the merchant if the
 * device is new and not the first one.
 */
export async function startSession(
  context: Uses<'vault' | 'sessionTokens' | 'publicUrl' | 'now' | 'origin'>,
  unit: UnitOfWork,
  userId: MerchantId,
): Promise<string> {
  const now = context.now()
  const expiresAt = new Date(now.getTime() + limits.sessionDays * 86_400_000)
  const id = uuidv7(now)
  const { device, address } = context.origin
  await insertSession(unit.tx, {
    id,
    user_id: userId,
    created_at: now,
    expires_at: expiresAt,
    confirmed_at: now,
    last_seen_at: now,
    device,
    address,
  })
  await deleteOldSessions(unit.tx, userId, limits.maxSessions)
  await recordAudit(context, unit.tx, { user_id: userId, action: 'logged_in' })
  if (await addKnownDevice(unit.tx, { user_id: userId, device, created_at: now })) {
    const user = await findUser(unit.tx, userId)
    const occasion = { at: now, origin: context.origin }
    if (user) await queueMail(context, unit, newDeviceMail(context.publicUrl(), user, occasion))
  }
  return context.sessionTokens.sign({
    session_id: id,
    user_id: userId,
    issued_at: now,
    expires_at: expiresAt,
  })
}

/** Starts a session of an account after its password or passkey was checked. Fails with `refusal` if that is worth nothing now. */
export function startCheckedSession(
  context: Uses<'database' | 'vault' | 'sessionTokens' | 'publicUrl' | 'now' | 'origin'>,
  account: CheckedAccount,
  refusal: ErrorCode,
): Promise<string> {
  return context.database.unitOfWork(async (unit) => {
    if (!(await lockCheckedAccount(unit.tx, account))) throw new Failure(refusal)
    return startSession(context, unit, account.id)
  })
}

/** How long a session's last use may be written late, so that most calls write nothing. */
const lastSeenMs = 5 * 60_000

/** The active session of a token; null for any other token. Notes that it was used, and in which language. */
export async function findSession(
  context: Uses<'database' | 'sessionTokens' | 'now'>,
  token: string,
  language: PageLanguage,
): Promise<LiveSession | null> {
  const now = context.now()
  const claims = await context.sessionTokens.read(token, now)
  if (!claims || !isUuid(claims.session_id)) return null
  const session = await findLiveSession(context.database.db, claims.session_id, now)
  if (!session) return null
  if (now.getTime() - (session.last_seen_at?.getTime() ?? 0) >= lastSeenMs) {
    await context.database.unitOfWork(({ tx }) =>
      changeSession(tx, session.id, { last_seen_at: now }),
    )
  }
  const own = merchantLanguage(language)
  if (session.language !== own) {
    await context.database.unitOfWork(({ tx }) =>
      changeUser(tx, session.user_id, { language: own }),
    )
  }
  return session
}

/** The merchant's active sessions, the current one first. */
export async function listSessions(
  context: Uses<'database' | 'now'>,
  userId: MerchantId,
  currentId: string,
): Promise<SessionRecord[]> {
  const rows = await findSessions(context.database.db, userId, context.now())
  return rows
    .map(({ id, device, address, created_at, last_seen_at }) => ({
      id,
      device,
      address,
      created_at: created_at.toISOString(),
      last_seen_at: (last_seen_at ?? created_at).toISOString(),
      current: id === currentId,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Ends a session of the merchant. Fails with `not_found`, also for another merchant's session. */
export async function endSession(
  context: Uses<'database' | 'now' | 'origin'>,
  userId: MerchantId,
  id: SessionId,
): Promise<void> {
  await context.database.unitOfWork(async ({ tx }) => {
    const ended = isUuid(id) ? await deleteSession(tx, userId, id) : null
    if (!ended) throw new Failure('not_found')
    const detail = { device: ended.device, address: ended.address }
    await recordAudit(context, tx, { user_id: userId, action: 'session_ended', detail })
  })
}

/** Ends every session of the merchant but the current one. */
export async function endOtherSessions(
  context: Uses<'database' | 'now' | 'origin'>,
  userId: MerchantId,
  currentId: string,
): Promise<void> {
  await context.database.unitOfWork(async ({ tx }) => {
    const count = await deleteSessions(tx, userId, currentId)
    if (count === 0) return
    const detail = { count: String(count) }
    await recordAudit(context, tx, { user_id: userId, action: 'other_sessions_ended', detail })
  })
}

/** Ends the current session. */
export async function logOut(
  context: Uses<'database' | 'now' | 'origin'>,
  userId: MerchantId,
  currentId: string,
): Promise<void> {
  await context.database.unitOfWork(async ({ tx }) => {
    await deleteSession(tx, userId, currentId)
    await recordAudit(context, tx, { user_id: userId, action: 'logged_out' })
  })
}
