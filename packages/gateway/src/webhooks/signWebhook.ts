import { createHmac } from 'node:crypto'

function signature(secret: string, signed: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

/** The headers by which an endpoint knows who speaks: one signature a secret, so that both work while one is rolled. */
export function signWebhook(
  secrets: readonly string[],
  id: string,
  payload: string,
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const signed = `${id}.${timestamp}.${payload}`
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signature(secret, signed)).join(' '),
  }
}
