import { checkSettings } from './checkSettings.ts'
import { settingsSchema } from './settings.ts'
import type { Settings } from './settings.ts'

const numbers = new Set(['port', 'database_pool_size', 'payment_minutes'])
const booleans = new Set([
  'allow_embedded_database',
  'sandbox_exposed',
  'demo',
  'trust_proxy',
  'rate_limits',
])
const lists = new Set(['cors_origins', 'webhook_allowed_hosts'])

/** A text that is not of the setting's kind is kept as it is, for the schema to refuse it by name. */
function read(name: string, text: string): unknown {
  if (numbers.has(name)) return /^\d+$/.test(text) ? Number(text) : text
  if (booleans.has(name))
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text
  if (lists.has(name)) {
    return text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  }
  return text
}

/** The settings as the environment gives them; an empty variable counts as none. Throws a `StartUpError`. */
export function settingsFromEnvironment(environment: NodeJS.ProcessEnv): Settings {
  const input: Record<string, unknown> = {}
  for (const name of Object.keys(settingsSchema.entries)) {
    const text = environment[name.toUpperCase()]?.trim()
    if (text) input[name] = read(name, text)
  }
  return checkSettings(input)
}
