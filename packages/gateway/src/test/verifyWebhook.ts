import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'

import type { Received } from './webhookReceiver.ts'

/** Verifies a signature with the official library at the test's time. Throws if it is invalid. */
export function verifyWebhook({ body, headers }: Received, secret: string, now: Date): void {
  // The library uses the machine's clock.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now.getTime())
  try {
    new Webhook(secret).verify(body, headers)
  } finally {
    clock.mockRestore()
  }
}
