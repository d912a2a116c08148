import { messages } from '@sluice/api/contract'

import { answerCallWith, failCall } from './answers.ts'
import type { Scenario } from './Scenario.ts'

/** The merchant has no key. */
export function noApiKeys(): Scenario {
  return {
    label: 'Keys: none',
    arrange: (merchant) => {
      merchant.api_key = null
    },
  }
}

/** The list answers with an empty array instead of the specification's message. */
export function emptyKeyList(): Scenario {
  return { ...answerCallWith('listApiKeys', []), label: 'Keys: an empty list' }
}

/** The keys cannot be loaded. */
export function failKeyList(): Scenario {
  return { ...failCall('listApiKeys', 'internal'), label: 'Keys: loading fails' }
}

/** There is no key, and none can be created. */
export function failKeyCreation(): Scenario {
  return { ...failCall('createApiKey', 'internal'), ...noApiKeys(), label: 'Keys: creating fails' }
}

/** The list shows no key, yet creating one answers that its prefix exists. */
export function prefixTaken(): Scenario {
  return {
    ...answerCallWith('createApiKey', { message: messages.prefixTaken }),
    ...noApiKeys(),
    label: 'Keys: prefix already exists',
  }
}

/** The key cannot be revoked. */
export function failKeyRevocation(): Scenario {
  return { ...failCall('revokeApiKey', 'internal'), label: 'Keys: revoking fails' }
}

/** The key was revoked elsewhere meanwhile. */
export function keyAlreadyRevoked(): Scenario {
  return { ...failCall('revokeApiKey', 'not_found'), label: 'Keys: revoked elsewhere meanwhile' }
}

/** A server that sends neither version nor status of a key. */
export function keyWithoutVersionAndStatus(): Scenario {
  return {
    ...answerCallWith('listApiKeys', [
      { id: 17, key: 'live_9f8e7d6c5b4a39281706', name: 'Online shop' },
    ]),
    label: 'Keys: without version and status',
  }
}
