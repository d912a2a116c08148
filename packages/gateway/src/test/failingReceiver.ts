import { createHash } from 'node:crypto'

import { startWebhookReceiver } from './webhookReceiver.ts'
import type { Manner, Received, WebhookReceiver } from './webhookReceiver.ts'

/** The attempts of one event. */
export interface SeenEvent {
  /** Its `webhook-id` in each attempt. */
  ids: Set<string>
  /** The result of each attempt. */
  manners: Manner[]
}

/** An endpoint that often fails, until it has received an event a few times. */
export interface FailingReceiver extends WebhookReceiver {
  /** The received events by path and `data.metadata`. */
  events: ReadonlyMap<string, SeenEvent>
}

/** Pseudorandom numbers from 0 to 99, always the same. */
function diceOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() % 100
}

/** 30% fail, 10% hang, 10% reset the connection, 5% redirect. */
function mannerOf(dice: number): Manner {
  if (dice < 30) return 500
  if (dice < 40) return 'hang'
  if (dice < 50) return 'reset'
  return dice < 55 ? 'redirect' : 200
}

/** Starts one that is well from the `wellFrom`th time on that it sees an event. `onAttempt` is told of each first. */
export async function startFailingReceiver(
  wellFrom: number,
  onAttempt: (received: Received, event: string) => void,
): Promise<FailingReceiver> {
  const events = new Map<string, SeenEvent>()
  const receiver = await startWebhookReceiver((received) => {
    const { data }: { data: { metadata: string } } = JSON.parse(received.body)
    const event = `${received.path} ${data.metadata}`
    onAttempt(received, event)
    const seen = events.get(event) ?? { ids: new Set(), manners: [] }
    events.set(event, seen)
    const attempt = seen.manners.length + 1
    const manner = attempt < wellFrom ? mannerOf(diceOf(`${event} ${attempt}`)) : 200
    seen.ids.add(received.headers['webhook-id'] ?? '')
    seen.manners.push(manner)
    return manner
  })
  return { ...receiver, events }
}
