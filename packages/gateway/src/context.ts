import type { PageLanguage } from '@sluice/api/contract'
import type { Logger } from 'pino'

import type { ApiCallBuffer } from './apiCalls/apiCallBuffer.ts'
import type { IdentityVerifier } from './accounts/identityVerifier.ts'
import type { PasswordHasher } from './accounts/passwords.ts'
import type { SessionTokens } from './accounts/sessionTokens.ts'
import type { CheckoutStreams } from './checkout/checkoutStreams.ts'
import type { Networks } from './rails/Rail.ts'
import type { Rates } from './rates/ratesFile.ts'
import type { Settings } from './config/settings.ts'
import type { Database } from './database/Database.ts'
import type { Vault } from './security/vault.ts'
import type { Outbound } from './webhooks/outbound.ts'

/** Who makes a change, and from where. */
export interface Origin {
  /** `link`: somebody who has a link from a mail, or who logs in. `system`: the gateway itself or its operator. */
  actor: 'session' | 'api_key' | 'device' | 'link' | 'system'
  /** The session, the API key or the counter device. */
  actorId: string | null
  requestId: string | null
  /** The IP address, for IPv6 its network; empty for the system. */
  address: string
  /** Such as `Chrome on Windows`; empty for the system. */
  device: string
  /** What the caller reads, for the mails that follow. */
  language: PageLanguage
}

/** The gateway itself. */
export const systemOrigin: Origin = {
  actor: 'system',
  actorId: null,
  requestId: null,
  address: '',
  device: '',
  language: 'en',
}

/** What a gateway's process has, from its start to its end. Tests and the demo's history replace the clock. */
export interface Process {
  settings: Settings
  database: Database
  vault: Vault
  logger: Logger
  /** Where payments are accepted. */
  networks: Networks
  /** Where rates are read. */
  rates: Rates
  identity: IdentityVerifier
  passwords: PasswordHasher
  sessionTokens: SessionTokens
  /** How merchants' servers are reached. */
  outbound: Outbound
  /** The URL at which browsers reach the gateway, without a trailing slash. */
  publicUrl: () => string
  checkoutStreams: CheckoutStreams
  /** Calls with API keys that are not in the log yet. */
  apiCalls: ApiCallBuffer
  now: () => Date
}

/** What a request adds to its process. What belongs to one change is in its `UnitOfWork`. */
export interface RequestContext extends Process {
  /** Who makes the changes of this request. */
  origin: Origin
}

/** What a service uses: only that is in the type of its context. */
export type Uses<Member extends keyof RequestContext> = Pick<RequestContext, Member>
