import type { GatewayContext } from '../context.ts'
import { findWebhookOfEvent } from '../webhooks/webhookRepository.ts'
import { signingSecrets } from '../webhooks/webhookSecrets.ts'
import { signWebhook } from '../webhooks/signWebhook.ts'

/** A message that came to the sandbox's own receiver. */
export interface ReceivedMessage {
  /** Its `webhook-id`; empty where it had none. */
  id: string
  body: string
  received_at: Date
  /** The signature is that of a merchant whose event it is. */
  verified: boolean
}

/** The last messages, newest first; they are forgotten when the gateway ends. */
export interface WebhookInbox {
  messages: readonly ReceivedMessage[]
  take: (header: (name: string) => string | undefined, body: string) => Promise<void>
}

const mostMessages = 50

/** How far the timestamp of a message may be from now, in seconds. Standard Webhooks. */
const toleranceSeconds = 300

/** The receiver of a merchant who has no server yet. It checks signatures as that server would. */
export function createWebhookInbox(context: GatewayContext): WebhookInbox {
  const messages: ReceivedMessage[] = []

  async function verify(id: string, timestamp: string, signatures: string, body: string) {
    const sentAt = Number(timestamp)
    const now = context.now().getTime() / 1_000
    if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - sentAt) > toleranceSeconds) return false
    const webhook = await findWebhookOfEvent(context.database.db, id)
    if (!webhook) return false
    const secrets = signingSecrets(context, webhook)
    const right = signWebhook(secrets, id, body, new Date(sentAt * 1_000))['webhook-signature']
    return signatures.split(' ').some((signature) => right?.split(' ').includes(signature))
  }

  return {
    messages,
    take: async (header, body) => {
      const id = header('webhook-id') ?? ''
      const verified = await verify(
        id,
        header('webhook-timestamp') ?? '',
        header('webhook-signature') ?? '',
        body,
      )
      messages.unshift({ id, body, verified, received_at: context.now() })
      messages.splice(mostMessages)
    },
  }
}
