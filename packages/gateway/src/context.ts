import type { Logger } from 'pino'

import type { ApiCallBuffer } from './apiCalls/apiCallLog.ts'
import type { IdentityVerifier } from './accounts/identityVerifier.ts'
import type { PasswordHasher } from './accounts/passwords.ts'
import type { SessionTokens } from './accounts/sessionService.ts'
import type { CheckoutStreams } from './checkout/checkoutStreams.ts'
import type { Networks } from './chain/networks.ts'
import type { Settings } from './config/settings.ts'
import type { Database } from './database/Database.ts'
import type { Vault } from './security/vault.ts'
import type { Outbound } from './webhooks/destination.ts'

/** What was committed: something in an outbox, or what a checkout shows of a payment. */
export type Wake = 'mail' | 'webhooks' | `payment ${string}`

/** Who makes a change, and from where. */
export interface Origin {
  /** `link`: somebody who has a link from a mail, or who logs in. `system`: the gateway itself or its operator. */
  actor: 'session' | 'api_key' | 'link' | 'system'
  /** The session or the API key. */
  actorId: string | null
  requestId: string | null
  /** The IP address, for IPv6 its network; empty for the system. */
  address: string
  /** Such as `Chrome on Windows`; empty for the system. */
  device: string
}

/** The gateway itself. */
export const systemOrigin: Origin = {
  actor: 'system',
  actorId: null,
  requestId: null,
  address: '',
  device: '',
}

/** What services depend on. Tests and the demo's history replace the clock. */
export interface GatewayContext {
  settings: Settings
  database: Database
  vault: Vault
  logger: Logger
  /** Where payments are accepted. */
  networks: Networks
  identity: IdentityVerifier
  passwords: PasswordHasher
  sessionTokens: SessionTokens
  now: () => Date
  /** Who makes the changes of this call. */
  origin: Origin
  /** How merchants' servers are reached. */
  outbound: Outbound
  /** The URL at which browsers reach the gateway, without a trailing slash. */
  publicUrl: () => string
  checkoutStreams: CheckoutStreams
  /** Calls with API keys that are not in the log yet. */
  apiCalls: ApiCallBuffer
  /** Tells those who wait for it, in every gateway of this database, what was committed. */
  wake: (what: Wake) => void
}
