import type { Logger } from 'pino'

import type { IdentityVerifier } from './accounts/identityVerifier.ts'
import type { PasswordHasher } from './accounts/passwords.ts'
import type { SessionTokens } from './accounts/sessionService.ts'
import type { Network } from './chain/Network.ts'
import type { Settings } from './config/settings.ts'
import type { Database } from './database/Database.ts'
import type { Vault } from './security/vault.ts'
import type { Outbound } from './webhooks/destination.ts'

/** What every service works with. A test, or the making of the demo's history, hands in its own clock. */
export interface GatewayContext {
  settings: Settings
  database: Database
  vault: Vault
  logger: Logger
  network: Network
  identity: IdentityVerifier
  passwords: PasswordHasher
  sessionTokens: SessionTokens
  now: () => Date
  /** How merchants' servers are reached. */
  outbound: Outbound
  /** The address that browsers reach the gateway by, without a slash at its end. */
  publicUrl: () => string
  /** Tells the senders that a transaction which was just committed left something in an outbox. */
  wake: (outbox: 'mail' | 'webhooks') => void
}
