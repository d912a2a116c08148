import type {
  ApiKeyId,
  CounterDeviceId,
  MerchantId,
  Operation,
  SessionId,
} from '@sluice/api/contract'
import pLimit from 'p-limit'

import { findSession } from '../accounts/sessionService.ts'
import type { LiveSession } from '../accounts/sessionService.ts'
import { identifyKey, isApiKey } from '../apiKeys/apiKeyService.ts'
import type { Origin, Uses } from '../context.ts'
import { findDevice } from '../counter/deviceService.ts'
import type { CounterDeviceRow } from '../counter/deviceService.ts'
import { Failure } from '../errors/Failure.ts'
import { consume, isLimited } from '../rateLimits/rateLimiter.ts'

/** The maximum length of a token or key, several times that of a valid one. */
const credentialMax = 1_024

/** Looks up the keys of addresses that sent many invalid ones, one after the other. */
const slowLane = pLimit(1)
const slowLaneMax = 100

/**
 * The owner of an API key. A flood of invalid keys keeps at most one database connection busy, so it does not slow down the
 * calls of others; a valid key from the same address still works.
 */
async function findOwner(
  context: Uses<'settings' | 'database' | 'vault' | 'now'>,
  key: string,
  getAddress: () => string,
) {
  if (!(await isLimited(context, 'apiKeyByAddress', getAddress()))) return identifyKey(context, key)
  if (slowLane.pendingCount >= slowLaneMax)
    throw new Failure('too_many_requests', { retryAfter: 1 })
  return slowLane(() => identifyKey(context, key))
}

/** Who calls: for which merchant, and with what. */
export interface Caller {
  userId: MerchantId
  with:
    | { kind: 'api_key'; id: ApiKeyId }
    | { kind: 'session'; id: SessionId; session: LiveSession }
    | { kind: 'device'; id: CounterDeviceId; device: CounterDeviceRow }
}

/** Who calls. Fails with `session_invalid`, `device_invalid`, `api_key_invalid` or `too_many_requests`. */
export async function authenticate(
  context: Uses<'settings' | 'database' | 'vault' | 'sessionTokens' | 'now'>,
  auth: Exclude<Operation['auth'], 'none'>,
  headers: Headers,
  origin: Pick<Origin, 'address' | 'language'>,
): Promise<Caller> {
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  const sentKey = headers.get('x-api-key')?.trim() ?? ''
  const isKeyCall =
    auth === 'apiKey' || (auth === 'merchant' && (sentKey !== '' || isApiKey(token)))
  if (isKeyCall) {
    const key = auth === 'merchant' && sentKey === '' ? token : sentKey
    const owner =
      key && key.length <= credentialMax
        ? await findOwner(context, key, () => origin.address)
        : null
    if (!owner) {
      // Only invalid keys count toward the limit, so a valid one always works.
      if (key) await consume(context, 'apiKeyByAddress', origin.address)
      throw new Failure('api_key_invalid')
    }
    return { userId: owner.user_id, with: { kind: 'api_key', id: owner.id } }
  }
  const isToken = token !== '' && token.length <= credentialMax
  if (auth === 'device') {
    const device = isToken ? await findDevice(context, token) : null
    if (!device) throw new Failure('device_invalid')
    return { userId: device.user_id, with: { kind: 'device', id: device.id, device } }
  }
  const session = isToken ? await findSession(context, token, origin.language) : null
  if (!session) throw new Failure('session_invalid')
  return { userId: session.user_id, with: { kind: 'session', id: session.id, session } }
}
