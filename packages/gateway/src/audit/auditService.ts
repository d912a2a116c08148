import type {
  AuditAction,
  AuditEvent,
  ListAuditEventsQuery,
  MerchantId,
} from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import type { Reader } from '../database/Connection.ts'
import type { Tx } from '../database/UnitOfWork.ts'
import { Failure } from '../errors/Failure.ts'
import { isUuid, uuidv7 } from '../security/random.ts'
import {
  findAuditEvents,
  findAuditEventsSince,
  hasAuditEvent,
  insertAuditEvent,
} from './auditRepository.ts'

/** A change to an account. */
export interface Change {
  user_id: MerchantId
  action: AuditAction
  /** What was changed, in a few words each. Never a secret. */
  detail?: Record<string, string>
}

/** Records a change in the transaction that makes it, with who makes it and from where. */
export async function recordAudit(
  context: Uses<'now' | 'origin'>,
  tx: Tx,
  { user_id, action, detail = {} }: Change,
): Promise<void> {
  const now = context.now()
  const { actor, actorId, requestId, address, device } = context.origin
  await insertAuditEvent(tx, {
    id: uuidv7(now),
    user_id,
    actor,
    actor_id: actorId,
    action,
    detail,
    request_id: requestId,
    address,
    device,
    created_at: now,
  })
}

/** What was done in an account from an instant on, oldest first: when, and from where. */
export async function listChangesSince(db: Reader, userId: MerchantId, since: Date) {
  const rows = await findAuditEventsSince(db, userId, since)
  return rows.map(({ action, created_at, device, address }) => ({
    action,
    at: created_at,
    origin: { device, address },
  }))
}

/** The merchant's events, newest first. Fails with `not_found` if the cursor is not theirs. */
export async function listAuditEvents(
  context: Uses<'database'>,
  userId: MerchantId,
  { cursor, limit }: ListAuditEventsQuery,
): Promise<AuditEvent[]> {
  const { db } = context.database
  if (cursor !== undefined && !(isUuid(cursor) && (await hasAuditEvent(db, userId, cursor)))) {
    throw new Failure('not_found')
  }
  const rows = await findAuditEvents(db, userId, { before: cursor, limit })
  return rows.map(({ id, action, actor, detail, created_at, request_id, address, device }) => ({
    id,
    action,
    actor,
    detail: Object.entries(detail).map(([name, value]) => ({ name, value })),
    created_at: created_at.toISOString(),
    request_id,
    address,
    device,
  }))
}
