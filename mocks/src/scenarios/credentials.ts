import { messages } from '@sluice/api/contract'

import { problemResponse } from '../http/ApiError.ts'
import { makeApiCalls, makeDeliveries, makeApiKey, makeWebhook } from '../fixtures/merchant.ts'
import { failCall, respondTo, respondWith } from './responses.ts'
import type { Scenario } from './scenario.ts'

/** The merchant has no API key. */
export function noApiKeys(): Scenario {
  return {
    label: 'API keys: none',
    arrange: (merchant) => {
      merchant.api_key = null
    },
  }
}

/** The list of keys is empty, rather than the specification's message. */
export function emptyKeyList(): Scenario {
  return { ...respondWith('listApiKeys', []), label: 'API keys: empty list' }
}

/** The keys cannot be loaded. */
export function failKeyList(): Scenario {
  return { ...failCall('listApiKeys', 'internal'), label: 'API keys: loading fails' }
}

/** There is no key, and none can be created. */
export function failKeyCreation(): Scenario {
  return {
    ...failCall('createApiKey', 'internal'),
    ...noApiKeys(),
    label: 'API keys: creating fails',
  }
}

/** There is no key, yet creating one reports that its prefix exists. */
export function prefixTaken(): Scenario {
  return {
    ...respondWith('createApiKey', { message: messages.prefixTaken }),
    ...noApiKeys(),
    label: 'API keys: prefix already exists',
  }
}

/** The key cannot be revoked. */
export function failKeyRevocation(): Scenario {
  return { ...failCall('revokeApiKey', 'internal'), label: 'API keys: revoking fails' }
}

/** The key has already been revoked in another tab. */
export function keyAlreadyRevoked(): Scenario {
  return { ...failCall('revokeApiKey', 'not_found'), label: 'API keys: already revoked' }
}

/** The key was rolled, and the old one works until the end of 2099. */
export function keyRolled(): Scenario {
  return {
    label: 'API keys: two active keys',
    arrange: (merchant) => {
      merchant.previous_api_keys = [
        { id: 'old', key: 'sluice_test_old', expires_at: '2099-12-31T18:00:00.000Z' },
      ]
    },
  }
}

/** The key cannot be rolled. */
export function failKeyRoll(): Scenario {
  return { ...failCall('rollApiKey', 'internal'), label: 'API keys: rolling fails' }
}

/** The server returns a key without version and status. */
export function keyWithoutVersionAndStatus(): Scenario {
  const { version: _, status: __, ...key } = makeApiKey()
  return {
    ...respondWith('listApiKeys', [key]),
    label: 'API keys: without version and status',
  }
}

/** The merchant has a webhook. */
export function webhookSet(url?: string): Scenario {
  return {
    label: 'Webhook: set',
    arrange: (merchant) => {
      merchant.webhook = makeWebhook(url === undefined ? {} : { webhook_url: url })
    },
  }
}

/** A webhook with a very long URL. */
export function longWebhookUrl(): Scenario {
  return {
    ...webhookSet(`https://hooks.masalachai.example/${'payments/and/more/'.repeat(40)}`),
    label: 'Webhook: very long URL',
  }
}

/** The webhook has expired. */
export function webhookExpired(): Scenario {
  return {
    label: 'Webhook: expired',
    arrange: (merchant) => {
      merchant.webhook = makeWebhook({ expires_at: '2025-12-31T18:30:00.000Z' })
    },
  }
}

const secret = {
  secret: 'whsec_nMvQ4r8GKYqrTwjUPD8iLPZ1o2LaLaSw',
  previous_secret_expires_at: null,
  disabled_at: null,
  disabled_reason: null,
}

/** The signing secret was rolled, and the previous one is valid until the end of 2099. */
export function webhookSecretRolled(): Scenario {
  return {
    label: 'Webhook: two active secrets',
    arrange: (merchant) => {
      merchant.webhook = makeWebhook()
      merchant.webhook_secret = {
        ...secret,
        previous_secret_expires_at: '2099-12-31T18:00:00.000Z',
      }
    },
  }
}

/** The webhook was disabled after it responded with 410, or failed for three days. */
export function webhookDisabled(reason: 'gone' | 'failing' = 'gone'): Scenario {
  return {
    label: reason === 'gone' ? 'Webhook: disabled after 410' : 'Webhook: disabled after three days',
    arrange: (merchant) => {
      merchant.webhook = makeWebhook()
      merchant.webhook_secret = {
        ...secret,
        disabled_at: '2026-03-01T09:30:00.000Z',
        disabled_reason: reason,
      }
    },
  }
}

/** The webhook was disabled and cannot be enabled. */
export function failWebhookEnable(): Scenario {
  return {
    ...failCall('enableWebhook', 'internal'),
    ...webhookDisabled(),
    label: 'Webhook: enabling fails',
  }
}

/** The webhook has deliveries in every state. */
export function webhookDeliveries(): Scenario {
  return {
    label: 'Webhook: deliveries in every state',
    arrange: (merchant) => {
      merchant.webhook = makeWebhook()
      merchant.webhook_deliveries = makeDeliveries()
    },
  }
}

/** The webhook was disabled, and its deliveries failed. */
export function failedDeliveries(): Scenario {
  return {
    label: 'Webhook: disabled, with failed deliveries',
    arrange: (merchant, store) => {
      webhookDisabled('failing').arrange?.(merchant, store)
      merchant.webhook_deliveries = makeDeliveries()
    },
  }
}

/** The merchant's server made API calls. */
export function apiCallsMade(): Scenario {
  return {
    label: 'API calls: some',
    arrange: (merchant) => {
      merchant.api_calls = makeApiCalls()
      const [latest] = merchant.api_calls
      if (merchant.api_key && latest) merchant.api_key.last_used_at = latest.created_at
    },
  }
}

/** The API calls cannot be loaded. */
export function failApiCalls(): Scenario {
  return { ...failCall('listApiCalls', 'internal'), label: 'API calls: loading fails' }
}

const webhookActions = [
  'sendTestWebhook',
  'resendWebhookDelivery',
  'resendFailedWebhooks',
  'removeWebhook',
] as const

/** The webhook accepts nothing new: no test event, no event again, and no removal. */
export function failWebhookActions(): Scenario {
  return {
    ...webhookDeliveries(),
    label: 'Webhook: actions fail',
    handlers: () => respondTo(webhookActions, () => problemResponse('internal')),
  }
}

/** A delivery cannot be loaded. */
export function failDelivery(): Scenario {
  return {
    ...failCall('getWebhookDelivery', 'internal'),
    ...webhookDeliveries(),
    label: 'Webhook: loading a delivery fails',
  }
}

/** The signing secret cannot be loaded. */
export function failWebhookSecret(): Scenario {
  return {
    ...failCall('getWebhookSecret', 'internal'),
    ...webhookSet(),
    label: 'Webhook: loading the secret fails',
  }
}

/** The signing secret cannot be rolled. */
export function failSecretRoll(): Scenario {
  return {
    ...failCall('rollWebhookSecret', 'internal'),
    ...webhookSet(),
    label: 'Webhook: rolling the secret fails',
  }
}

/** The deliveries cannot be loaded. */
export function failDeliveries(): Scenario {
  return {
    ...failCall('listWebhookDeliveries', 'internal'),
    ...webhookSet(),
    label: 'Webhook: loading the deliveries fails',
  }
}

/** The webhook cannot be set. */
export function failWebhook(): Scenario {
  return { ...failCall('setWebhook', 'internal'), label: 'Webhook: setting fails' }
}
