import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'

import type { Received } from './webhookReceiver.ts'

/** Checks a signature with the official library, at a moment of the test's own clock. Throws where it does not verify. */
export function verifyWebhook({ body, headers }: Received, secret: string, now: Date): void {
  // The library compares with the machine's clock.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now.getTime())
  try {
    new Webhook(secret).verify(body, headers)
  } finally {
    clock.mockRestore()
  }
}
