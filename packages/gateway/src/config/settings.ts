import { isIP } from 'node:net'

import * as v from 'valibot'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1'])

/** True for the names and addresses by which a machine reaches only itself. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.has(host) || (isIP(host) === 4 && host.startsWith('127.'))
}

function webAddress(schemes: string[], words: string) {
  return v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.canParse(text) ? new URL(text) : null
      return url !== null && schemes.includes(url.protocol)
    }, words),
  )
}

const httpOrigin = v.pipe(
  webAddress(['http:', 'https:'], 'must be an http or https URL'),
  v.transform((text) => text.replace(/\/+$/, '')),
  v.check(
    (text) => new URL(text).origin === text,
    'must be an origin without path, query or fragment',
  ),
)

function whole(minimum: number, maximum: number) {
  const words = `must be a whole number from ${minimum} to ${maximum}`
  return v.pipe(
    v.number(words),
    v.integer(words),
    v.minValue(minimum, words),
    v.maxValue(maximum, words),
  )
}

/** Fewest characters of the secret key: 32 bytes in hexadecimal or base64 are longer. */
const secretKeyMin = 32

/** Every setting of the gateway. The names are those of the environment variables, in lower case. */
export const settingsSchema = v.object({
  /** `sandbox` simulates payments and mail; `live` moves money. */
  mode: v.optional(v.picklist(['sandbox', 'live'], 'must be sandbox or live'), 'sandbox'),
  /** 0 takes any free port. */
  port: v.optional(whole(0, 65_535), 3000),
  host: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  /** Folder of the embedded database, of the sandbox's own secret key and of the lock on both. */
  data_dir: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), './data'),
  /** PostgreSQL; without it the embedded database is used. `memory:` is an embedded database that is forgotten. */
  database_url: v.optional(
    webAddress(['postgres:', 'postgresql:', 'memory:'], 'must be a postgres:// address'),
  ),
  /** Most connections to PostgreSQL that one process holds. */
  database_pool_size: v.optional(whole(2, 200), 10),
  /** Lets a live gateway run on the embedded database, which never syncs to disk. */
  allow_embedded_database: v.optional(v.boolean('must be true or false'), false),
  /** Lets the sandbox listen on an address that others reach. */
  sandbox_exposed: v.optional(v.boolean('must be true or false'), false),
  /** Creates the demo merchant at the first start of a sandbox. */
  demo: v.optional(v.boolean('must be true or false'), true),
  /** The built app. Without it, `packages/app/dist` is served where it exists. */
  app_dir: v.optional(v.string()),
  /** Where browsers reach the gateway, for links in mails; by default the address that it listens on. */
  public_url: v.optional(httpOrigin),
  /** Origins besides its own whose pages may call the gateway. */
  cors_origins: v.optional(v.array(httpOrigin), []),
  /** The address of the nearest proxy is believed about whom it forwards for. */
  trust_proxy: v.optional(v.boolean('must be true or false'), false),
  /** Everything secret is derived from it. Needed live; the sandbox makes its own and keeps it in `data_dir`. */
  secret_key: v.optional(
    v.pipe(
      v.string(),
      v.minLength(secretKeyMin, `must have at least ${secretKeyMin} characters`),
      v.check((key) => !key.includes('change-me'), 'is still the value of .env.example'),
      v.check(
        (key) => new Set(key).size >= 8,
        'is not random; generate one with openssl rand -hex 32',
      ),
    ),
  ),
  smtp_url: v.optional(webAddress(['smtp:', 'smtps:'], 'must be an smtp:// or smtps:// address')),
  /** Sender of the mails; needed live. */
  mail_from: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  /** A module whose `createNetwork` gives the chain that a live gateway takes payments on. */
  network_module: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** How long a payment may take, in minutes. */
  payment_minutes: v.optional(whole(1, 10_080), 60),
  /** Hosts on private or loopback addresses that webhooks may reach all the same, as `host` or `host:port`. */
  webhook_allowed_hosts: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), []),
  /** The OpenID Connect provider of the Google button, Google's own by default, and the client id registered there. */
  oidc_issuer: v.optional(
    v.pipe(
      webAddress(['http:', 'https:'], 'must be an https URL'),
      v.check((text) => {
        const { protocol, hostname } = new URL(text)
        return protocol === 'https:' || isLoopbackHost(hostname)
      }, 'must be an https URL'),
    ),
  ),
  oidc_client_id: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Switches the limits on guessing off, for load tests in the sandbox. */
  rate_limits: v.optional(v.boolean('must be true or false'), true),
  /** By default `info` live and `warn` in the sandbox, where people read along. */
  log_level: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
  ),
})

/** Every setting, checked, with its default where none was given. */
export type Settings = v.InferOutput<typeof settingsSchema>

/** The settings as a caller gives them: only those that differ from the defaults. */
export type SettingsInput = v.InferInput<typeof settingsSchema>
