import { Client } from 'pg'

/** Names the channel on which gateways of one database tell each other what was committed. */
const channel = 'sluice_wake'
const reconnectMs = 1_000

/** A message that no gateway sends: from now on messages are heard, and earlier ones may have been missed. */
export const listening = 'listening'

/** Hears the messages of all gateways. A lost connection is opened again, which `listening` tells. */
export function listenForWakes(
  connectionString: string,
  onMessage: (message: string) => void,
): { close: () => Promise<void> } {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let client: Client | undefined

  async function connect(): Promise<void> {
    const next = new Client({ connectionString, application_name: 'sluice-gateway-wake' })
    client = next
    next.on('notification', ({ payload = '' }) => onMessage(payload))
    // `end` follows.
    next.on('error', () => undefined)
    next.once('end', () => {
      if (!isClosed) timer = setTimeout(() => void connect(), reconnectMs)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      onMessage(listening)
    } catch {
      await next.end().catch(() => undefined)
    }
  }

  void connect()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

/** The statement that tells the other gateways. */
export const wakeStatement = `select pg_notify('${channel}', $1)`
