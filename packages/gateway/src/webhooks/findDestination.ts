import { isIP, isIPv4 } from 'node:net'

import { isPublicAddress } from './addressPolicy.ts'
import { AttemptError } from './AttemptError.ts'
import { bareHost } from './checkWebhookUrl.ts'
import type { Destination, Outbound } from './Outbound.ts'

/**
 * Looks up where a URL leads and refuses it if any of the addresses is not public: a name that has both kinds is up to
 * no good. What comes back is what was checked, so a name that changes its mind afterwards gains nothing.
 */
export async function findDestination(
  url: URL,
  isOperators: boolean,
  resolve: Outbound['resolve'],
): Promise<Destination> {
  const host = bareHost(url)
  const addresses = isIP(host) ? [host] : await addressesOf(host, isOperators, resolve)
  if (!isOperators && !addresses.every(isPublicAddress)) throw new AttemptError('address_refused')
  const address = addresses.find(isIPv4) ?? addresses[0]
  if (address === undefined) throw new AttemptError('name_not_found')
  const isSecure = url.protocol === 'https:'
  return {
    address,
    port: Number(url.port || (isSecure ? 443 : 80)),
    secureName: isSecure ? host : null,
  }
}

async function addressesOf(
  host: string,
  isOperators: boolean,
  resolve: Outbound['resolve'],
): Promise<readonly string[]> {
  try {
    return await resolve(host, isOperators)
  } catch (cause) {
    throw new AttemptError('name_not_found', cause)
  }
}
