import type { MerchantId, Passkey, PasskeyId } from '@sluice/api/contract'

import { recordAudit } from '../audit/auditService.ts'
import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { isUuid } from '../security/random.ts'
import { deletePasskey, listPasskeyRows, updatePasskeyName } from './passkeyRepository.ts'
import type { PasskeyRow } from './passkeyRepository.ts'
import { reportSecurityChange } from './accountChange.ts'
import { changeLogin } from './userRepository.ts'

/** Whether browsers offer passkeys at this URL: they do not for an IP address, and not without https but for localhost. */
export function supportsPasskeys(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  if (/^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return false
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}

/** A passkey as the merchant sees it. */
export function toPasskey({ id, name, created_at, last_used_at, backed_up }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    backed_up,
  }
}

/** A passkey as browsers know it. */
export function toReference({ credential_id: id, transports }: PasskeyRow) {
  return { id, type: 'public-key' as const, transports }
}

/** The merchant's passkeys, oldest first. */
export async function listPasskeys(
  context: Uses<'database'>,
  userId: MerchantId,
): Promise<Passkey[]> {
  return (await listPasskeyRows(context.database.db, userId)).map(toPasskey)
}

/** Renames a passkey. Fails with `not_found`. */
export async function renamePasskey(
  context: Uses<'database' | 'now' | 'origin'>,
  userId: MerchantId,
  id: PasskeyId,
  name: string,
): Promise<Passkey> {
  const row = await context.database.unitOfWork(async ({ tx }) => {
    const renamed = isUuid(id) ? await updatePasskeyName(tx, userId, id, name) : null
    if (!renamed) throw new Failure('not_found')
    await recordAudit(context, tx, { user_id: userId, action: 'passkey_renamed', detail: { name } })
    return renamed
  })
  return toPasskey(row)
}

/** Removes a passkey and mails the merchant. Fails with `not_found`. */
export async function removePasskey(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now' | 'origin'>,
  userId: MerchantId,
  id: PasskeyId,
): Promise<void> {
  await context.database.unitOfWork(async (unit) => {
    const name = isUuid(id) ? await deletePasskey(unit.tx, userId, id) : null
    if (name === null) throw new Failure('not_found')
    await changeLogin(unit.tx, userId)
    await reportSecurityChange(context, unit, userId, { change: 'passkey_removed', name })
  })
}
