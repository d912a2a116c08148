import { makeWebhook } from '../fixtures/makeWebhook.ts'
import { failCall } from './answers.ts'
import type { Scenario } from './Scenario.ts'

/** A webhook is set. */
export function webhookSet(url?: string): Scenario {
  return {
    label: 'Webhook: set',
    arrange: (merchant) => {
      merchant.webhook = makeWebhook(url === undefined ? {} : { webhook_url: url })
    },
  }
}

/** A webhook with an address as long as a screen can be asked to show. */
export function longWebhookUrl(): Scenario {
  return {
    ...webhookSet(`https://hooks.masalachai.example/${'payments/and/more/'.repeat(40)}`),
    label: 'Webhook: a very long address',
  }
}

/** A webhook that ran out. */
export function webhookExpired(): Scenario {
  return {
    label: 'Webhook: ran out',
    arrange: (merchant) => {
      merchant.webhook = makeWebhook({ expires_at: '2025-12-31T18:30:00.000Z' })
    },
  }
}

/** The webhook cannot be set. */
export function failWebhook(): Scenario {
  return { ...failCall('setWebhook', 'internal'), label: 'Webhook: setting fails' }
}
