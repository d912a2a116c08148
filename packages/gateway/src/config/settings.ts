import { isIP } from 'node:net'

import { isOfframpTemplate } from '@sluice/api/contract'
import ipaddr from 'ipaddr.js'
import * as v from 'valibot'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1'])

/** Whether a name or address leads to this machine only. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.has(host) || (isIP(host) === 4 && host.startsWith('127.'))
}

/** The host of a URL, without the brackets of an IPv6 address. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1')
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

/** An address over TLS; on this machine also one without. */
function tlsAddress(scheme: string, plainScheme: string, words: string) {
  return v.pipe(
    webAddress([scheme, plainScheme], words),
    v.check((text) => {
      const { protocol, hostname } = new URL(text)
      return protocol === scheme || isLoopbackHost(hostname)
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

const proxyWords = 'must be a number of proxies up to 10, or a list of IP addresses and networks'

function isAddressOrNetwork(text: string): boolean {
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text)
}

/** Minimum length of the secret key. 32 bytes in hexadecimal or base64 are longer. */
const secretKeyMin = 32

const secretKey = v.pipe(
  v.string(),
  v.minLength(secretKeyMin, `must have at least ${secretKeyMin} characters`),
  v.check((key) => !key.includes('change-me'), 'is still the value of .env.example'),
  v.check((key) => new Set(key).size >= 8, 'is not random; generate one with openssl rand -hex 32'),
)

/** Every setting of the gateway. The names are those of the environment variables, in lower case. */
export const settingsSchema = v.object({
  /** `sandbox` simulates payments and mail; `live` moves money. */
  mode: v.optional(v.picklist(['sandbox', 'live'], 'must be sandbox or live'), 'sandbox'),
  /** 0 means any free port. */
  port: v.optional(whole(0, 65_535), 3000),
  host: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  /** Folder of the embedded database and the sandbox's secret key. */
  data_dir: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), './data'),
  /** PostgreSQL. Default: the embedded database. `memory:` is an embedded database that is not stored. */
  database_url: v.optional(
    webAddress(['postgres:', 'postgresql:', 'memory:'], 'must be a postgres:// address'),
  ),
  /** Maximum number of connections to PostgreSQL per process. */
  database_pool_size: v.optional(whole(2, 200), 10),
  /** Lets a live gateway run on the embedded database, which never syncs to disk. */
  allow_embedded_database: v.optional(v.boolean('must be true or false'), false),
  /** Lets others reach the sandbox, directly or through a proxy. */
  sandbox_exposed: v.optional(v.boolean('must be true or false'), false),
  /** Creates the demo merchant at the first start of a sandbox. */
  demo: v.optional(v.boolean('must be true or false'), true),
  /** The built app. Default: `packages/app/dist`, if it exists. */
  app_dir: v.optional(v.string()),
  /** Markdown files with the operator's Terms & Conditions and Privacy Policy. Default: none, or texts about the sandbox. */
  terms_file: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  privacy_file: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  /** The URL at which browsers reach the gateway. Default: the address it listens on. */
  public_url: v.optional(httpOrigin),
  /** Names that no business may have or imitate, such as the operator's own. */
  reserved_names: v.optional(v.array(v.pipe(v.string(), v.nonEmpty('must not be empty'))), [
    'Sluice',
  ]),
  /** Other origins whose pages may call the gateway. */
  cors_origins: v.optional(v.array(httpOrigin), []),
  /** The proxies whose `X-Forwarded-For` is believed: how many there are, or their addresses and networks. */
  trust_proxy: v.optional(
    v.union(
      [
        v.pipe(
          v.number(),
          v.integer(proxyWords),
          v.minValue(0, proxyWords),
          v.maxValue(10, proxyWords),
        ),
        v.array(v.pipe(v.string(), v.check(isAddressOrNetwork, proxyWords))),
      ],
      proxyWords,
    ),
    0,
  ),
  /** All keys are derived from it. Required when live; the sandbox generates one and stores it in `data_dir`. */
  secret_key: v.optional(secretKey),
  /** The secret that `rotate-secret` changes to. Other commands ignore it. */
  new_secret_key: v.optional(secretKey),
  smtp_url: v.optional(webAddress(['smtp:', 'smtps:'], 'must be an smtp:// or smtps:// address')),
  /** Whether mail may be sent over a connection that is not encrypted. `smtps://` always is. */
  smtp_tls: v.optional(
    v.picklist(['required', 'optional'], 'must be required or optional'),
    'required',
  ),
  /** Sender of mails. Required when live. */
  mail_from: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  /** A JSON file with the networks on which payments are accepted. Required when live. */
  networks_file: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  /** A JSON file that says where rates are read. Default: none, or the sandbox's own. */
  rates_file: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  /** The private key that pays for forwarding money to the merchants. Without it they do so themselves. */
  relayer_key: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  /** Whether a sandbox without `networks_file` runs a chain of its own. */
  local_chain: v.optional(v.boolean('must be true or false'), true),
  /** How long customers have to pay, in minutes. */
  payment_minutes: v.optional(whole(1, 10_080), 60),
  /** Private hosts that webhooks may reach, as `host` or `host:port`. */
  webhook_allowed_hosts: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), []),
  /** The OpenID Connect provider of the Google button (default: Google), and the client ID registered there. */
  oidc_issuer: v.optional(tlsAddress('https:', 'http:', 'must be an https URL')),
  /** The address of a partner who converts tokens to rupees, with `{amount}`, `{token}`, `{network}`, `{address}` and `{return}`. */
  offramp_url: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isOfframpTemplate,
        'must be an https URL that contains nothing else in braces than {amount}, {token}, {network}, {address} and {return}, after its host',
      ),
    ),
  ),
  oidc_client_id: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** The project with which customers connect wallet apps through WalletConnect. Without it, they are not offered to. */
  walletconnect_project_id: v.optional(
    v.pipe(v.string(), v.regex(/^[\da-f]{32}$/, 'must be the 32 characters of a project ID')),
  ),
  /** The relay between pages and wallet apps. */
  walletconnect_relay_url: v.optional(
    tlsAddress('wss:', 'ws:', 'must be a wss URL'),
    'wss://relay.walletconnect.org',
  ),
  /**
   * How long a gateway that was told to end still serves, while `/readyz` tells load balancers to send requests elsewhere.
   * Default: 5 when live, 0 in the sandbox.
   */
  drain_seconds: v.optional(whole(0, 300)),
  /** Turns rate limits off, for load tests in the sandbox. */
  rate_limits: v.optional(v.boolean('must be true or false'), true),
  /** Default: `info` when live, `warn` in the sandbox. */
  log_level: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
  ),
})

/** The validated settings with defaults. */
export type Settings = v.InferOutput<typeof settingsSchema>

/** The settings that differ from the defaults. */
export type SettingsInput = v.InferInput<typeof settingsSchema>
