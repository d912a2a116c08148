import * as v from 'valibot'

import { StartUpError } from '../errors/Failure.ts'
import { bareHost, isLoopbackHost, settingsSchema } from './settings.ts'
import type { Settings } from './settings.ts'

/** The first address that still contains the example's password. */
function exampleSecret(settings: Settings): string | null {
  const names = ['database_url', 'smtp_url'] as const
  const name = names.find((each) => settings[each]?.includes('change-me'))
  return name ? `${name.toUpperCase()} still has the password of .env.example` : null
}

function liveConflict(settings: Settings): string | null {
  const needed = ['secret_key', 'smtp_url', 'mail_from', 'public_url', 'networks_file'] as const
  const missing = needed.find((name) => !settings[name])
  if (missing) return `${missing.toUpperCase()} is required when MODE=live`
  if (!settings.public_url?.startsWith('https:')) {
    return 'PUBLIC_URL must be an https URL when MODE=live, because passwords and tokens are sent to it'
  }
  if (!settings.rate_limits) return 'RATE_LIMITS can only be disabled when MODE=sandbox'
  if (!settings.database_url?.startsWith('postgres') && !settings.allow_embedded_database) {
    return 'DATABASE_URL is required when MODE=live, unless ALLOW_EMBEDDED_DATABASE=true'
  }
  return exampleSecret(settings)
}

/** The sandbox simulates payments and shows all emails to everyone who can reach it. */
function sandboxConflict(settings: Settings): string | null {
  const { host, public_url, trust_proxy } = settings
  const allow =
    'because the sandbox has no authentication; to allow others, set SANDBOX_EXPOSED=true'
  if (settings.sandbox_exposed) return null
  if (!isLoopbackHost(host)) return `HOST must be a loopback address, ${allow}`
  if (public_url && !isLoopbackHost(bareHost(new URL(public_url)))) {
    return `PUBLIC_URL must be a loopback address, ${allow}`
  }
  const isProxied = typeof trust_proxy === 'number' ? trust_proxy > 0 : trust_proxy.length > 0
  return isProxied ? `TRUST_PROXY must not be set, ${allow}` : null
}

/** Finds settings that contradict each other. */
function conflict(settings: Settings): string | null {
  return settings.mode === 'sandbox' ? sandboxConflict(settings) : liveConflict(settings)
}

/** Applies the defaults. Throws a `StartUpError` that names the first invalid setting. */
export function checkSettings(input: unknown): Settings {
  const result = v.safeParse(settingsSchema, input)
  if (!result.success) {
    const [issue] = result.issues
    throw new StartUpError(`${(v.getDotPath(issue) ?? 'settings').toUpperCase()} ${issue.message}`)
  }
  if (result.output.oidc_issuer && !result.output.oidc_client_id) {
    throw new StartUpError('OIDC_CLIENT_ID is required with OIDC_ISSUER')
  }
  const message = conflict(result.output)
  if (message) throw new StartUpError(message)
  return result.output
}

const numbers = new Set(['port', 'database_pool_size', 'payment_minutes', 'drain_seconds'])
const booleans = new Set([
  'allow_embedded_database',
  'sandbox_exposed',
  'demo',
  'rate_limits',
  'local_chain',
])
const lists = new Set(['cors_origins', 'reserved_names', 'webhook_allowed_hosts'])

/** A number of proxies, or a list of their addresses. */
const numberOrList = new Set(['trust_proxy'])

/** Converts a text to the setting's type. The schema rejects texts that cannot be converted. */
function parse(name: string, text: string): unknown {
  if (numbers.has(name)) return /^\d+$/.test(text) ? Number(text) : text
  if (booleans.has(name)) {
    if (text === 'true' || text === '1') return true
    return text === 'false' || text === '0' ? false : text
  }
  if (numberOrList.has(name) && /^\d+$/.test(text)) return Number(text)
  if (lists.has(name) || numberOrList.has(name)) {
    return text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  }
  return text
}

/** Reads the settings from the environment; empty variables are ignored. Throws a `StartUpError`. */
export function settingsFromEnvironment(environment: NodeJS.ProcessEnv): Settings {
  const input: Record<string, unknown> = {}
  for (const name of Object.keys(settingsSchema.entries)) {
    const text = environment[name.toUpperCase()]?.trim()
    if (text) input[name] = parse(name, text)
  }
  return checkSettings(input)
}
