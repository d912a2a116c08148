import type { Operation } from '@sluice/api/contract'

import { findSessionMerchant } from '../accounts/sessionService.ts'
import { identifyKey } from '../apiKeys/apiKeyService.ts'
import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { consume } from '../rateLimits/rateLimiter.ts'

/** The maximum length of a token or key, several times that of a valid one. */
const credentialMax = 1_024

/** The ID of the calling merchant. Fails with `session_invalid`, `api_key_invalid` or `too_many_requests`. */
export async function authenticate(
  context: GatewayContext,
  auth: Exclude<Operation['auth'], 'none'>,
  headers: Headers,
  getAddress: () => string,
): Promise<string> {
  if (auth === 'apiKey') {
    const key = headers.get('x-api-key')?.trim() ?? ''
    const owner = key && key.length <= credentialMax ? await identifyKey(context, key) : null
    if (!owner) {
      // Only invalid keys count toward the limit, so a valid one always works.
      if (key) await consume(context, 'apiKeyByAddress', getAddress())
      throw new Failure('api_key_invalid')
    }
    return owner.user_id
  }
  const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  const userId =
    token && token.length <= credentialMax ? await findSessionMerchant(context, token) : null
  if (!userId) throw new Failure('session_invalid')
  return userId
}
