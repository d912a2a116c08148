import * as v from 'valibot'

import { isLoopbackHost, settingsSchema } from './settings.ts'
import type { Settings } from './settings.ts'
import { StartUpError } from './StartUpError.ts'

/** Says which address still holds the password of the example; null where none does. */
function exampleSecret(settings: Settings): string | null {
  const names = ['database_url', 'smtp_url'] as const
  const name = names.find((each) => settings[each]?.includes('change-me'))
  return name ? `${name.toUpperCase()} still has the password of .env.example` : null
}

function liveConflict(settings: Settings): string | null {
  const needed = ['secret_key', 'smtp_url', 'mail_from', 'public_url', 'network_module'] as const
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

/** What one setting on its own can't show to be wrong. */
function conflict(settings: Settings): string | null {
  if (settings.mode === 'sandbox') {
    return isLoopbackHost(settings.host) || settings.sandbox_exposed
      ? null
      : 'HOST must be a loopback address, because the sandbox shows all emails to everyone; to allow others, set SANDBOX_EXPOSED=true'
  }
  return liveConflict(settings)
}

/** The settings with their defaults, or a `StartUpError` that names the first wrong one. */
export function checkSettings(input: unknown): Settings {
  const result = v.safeParse(settingsSchema, input)
  if (!result.success) {
    const [issue] = result.issues
    throw new StartUpError(`${(v.getDotPath(issue) ?? 'settings').toUpperCase()} ${issue.message}`)
  }
  if (result.output.oidc_issuer && !result.output.oidc_client_id) {
    throw new StartUpError('OIDC_CLIENT_ID is required with OIDC_ISSUER')
  }
  const words = conflict(result.output)
  if (words) throw new StartUpError(words)
  return result.output
}
