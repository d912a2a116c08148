import { makeDeliveries } from '../fixtures/makeDeliveries.ts'
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

const signing = {
  secret: 'whsec_nMvQ4r8GKYqrTwjUPD8iLPZ1o2LaLaSw',
  previous_secret_expires_at: null,
  disabled_at: null,
}

/** The signing secret was rolled, and the one before it signs too until the end of 2099. */
export function webhookSecretRolled(): Scenario {
  return {
    label: 'Webhook: secret rolled, both sign',
    arrange: (merchant) => {
      merchant.webhook = makeWebhook()
      merchant.webhook_secret = {
        ...signing,
        previous_secret_expires_at: '2099-12-31T18:00:00.000Z',
      }
    },
  }
}

/** The webhook answered 410, so it is left alone. */
export function webhookDisabled(): Scenario {
  return {
    label: 'Webhook: left alone after 410',
    arrange: (merchant) => {
      merchant.webhook = makeWebhook()
      merchant.webhook_secret = { ...signing, disabled_at: '2026-03-01T09:30:00.000Z' }
    },
  }
}

/** The webhook was told of payments, with every way in which that can go. */
export function webhookDeliveries(): Scenario {
  return {
    label: 'Webhook: deliveries of every kind',
    arrange: (merchant) => {
      merchant.webhook = makeWebhook()
      merchant.webhook_deliveries = makeDeliveries()
    },
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
