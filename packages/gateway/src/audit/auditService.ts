import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { uuidv7 } from '../security/random.ts'
import { insertAuditEvent } from './auditRepository.ts'

/** A change to an account. */
export interface Change {
  user_id: string
  /** A code of the contract's `auditActions`. */
  action: string
  /** What was changed, in a few words each. Never a secret. */
  detail?: Record<string, string>
}

/** Records a change in the transaction that makes it, with who makes it and from where. */
export async function recordAudit(
  context: GatewayContext,
  tx: Queryable,
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
