import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import type { Logger } from 'pino'

import { createPasswordHasher } from './accounts/passwords.ts'
import { createSessionTokens } from './accounts/sessionService.ts'
import { loadNetwork } from './chain/loadNetwork.ts'
import { checkSettings } from './config/loadSettings.ts'
import { loadSecretKey } from './config/dataFolder.ts'
import type { Settings, SettingsInput } from './config/settings.ts'
import { StartUpError } from './errors/Failure.ts'
import type { GatewayContext } from './context.ts'
import type { Database } from './database/Database.ts'
import { insertMetadata } from './database/metadataRepository.ts'
import { openDatabase } from './database/openDatabase.ts'
import { createApp } from './http/createApp.ts'
import type { RouteGroup } from './http/createApp.ts'
import { healthRoutes } from './http/monitoring.ts'
import { listen } from './http/listen.ts'
import { createLogger } from './http/logger.ts'
import { identityProviderOf, identityVerifierOf } from './identityProvider.ts'
import { createSmtpMailer } from './mail/mailer.ts'
import { sendMails } from './mail/mailService.ts'
import { purgeExpired } from './maintenance/purgeExpired.ts'
import { createMailboxMailer } from './sandbox/mailboxMailer.ts'
import { createSandboxNetwork } from './sandbox/SandboxNetwork.ts'
import { sandboxRoutes } from './sandbox/sandboxRoutes.ts'
import { demoLogin, seedDemo } from './sandbox/seedDemo.ts'
import { createVault } from './security/vault.ts'
import { loadApp } from './http/site/loadApp.ts'
import { noSiteRoutes, siteRoutes } from './http/site/siteRoutes.ts'
import { openApiRoutes } from './http/openapi/openApiDocument.ts'
import {
  expireTransactions,
  matchUnknownPayments,
  recordPayment,
} from './transactions/settlement.ts'
import { network as outbound } from './webhooks/destination.ts'
import { createWebhookSender } from './webhooks/webhookSender.ts'
import { startWorker } from './worker.ts'

/** A running gateway. */
export interface Gateway {
  /** The URL it listens on, without a trailing slash. */
  url: string
  settings: Settings
  /** The login of the demo merchant, if there is one. */
  demo: { email: string; password: string } | null
  /** The mailbox page; null outside the sandbox. */
  mailbox: string | null
  /** Finishes requests in flight, stops background work and closes the database. */
  close: () => Promise<void>
}

/** How long webhooks in flight may take during shutdown. Aborted ones are sent again after the next start. */
const webhookGraceMs = 3_000

const builtApp = fileURLToPath(new URL('../../app/dist', import.meta.url))

async function siteGroup(settings: Settings, publicUrl: string): Promise<RouteGroup> {
  const folder = settings.app_dir ?? (existsSync(`${builtApp}/index.html`) ? builtApp : null)
  if (!folder) return noSiteRoutes
  const capabilities = {
    sandbox: settings.mode === 'sandbox',
    webhook_secret: true,
    roll_api_key: true,
    resolutions: true,
    oidc: identityProviderOf(settings, publicUrl),
  }
  return siteRoutes(await loadApp(folder, capabilities, publicUrl))
}

/** Detects another secret before anything is written, since existing data could not be decrypted with it. */
async function checkSecret(database: Database, fingerprint: string): Promise<void> {
  if ((await insertMetadata(database.db, 'secret', fingerprint)) !== fingerprint) {
    throw new StartUpError('SECRET_KEY is not the key that this database was created with')
  }
}

function urlOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

/** What tests can replace: the clock, the identity provider and the network. */
export type ReplaceableParts = Partial<Pick<GatewayContext, 'now' | 'identity' | 'outbound'>>

/** Starts a gateway in this process. Rejects with a `StartUpError` that describes the problem in one line. */
export async function startGateway(
  input: SettingsInput = {},
  logger: Logger = createLogger(checkSettings(input)),
  parts: ReplaceableParts = {},
): Promise<Gateway> {
  const settings = checkSettings(input)
  const vault = createVault(await loadSecretKey(settings))
  const wakers = new Map<string, () => void>()
  const database = await openDatabase(settings, {
    onNotify: (outbox) => wakers.get(outbox)?.(),
    onConnectionLost: (error) => logger.error({ err: error }, 'database connection lost'),
  })
  try {
    return await startOn({ settings, logger, vault, database }, wakers, parts)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function startOn(
  base: Pick<GatewayContext, 'settings' | 'logger' | 'vault' | 'database'>,
  wakers: Map<string, () => void>,
  parts: ReplaceableParts,
): Promise<Gateway> {
  const { settings, logger, vault, database } = base
  await checkSecret(database, vault.fingerprint)
  const isSandbox = settings.mode === 'sandbox'
  const sandboxNetwork = isSandbox ? createSandboxNetwork() : null
  const drain = { isOn: false, ms: (settings.drain_seconds ?? (isSandbox ? 0 : 5)) * 1_000 }
  const site = { url: settings.public_url ?? '' }
  const now = parts.now ?? (() => new Date())
  const context: GatewayContext = {
    ...base,
    network: sandboxNetwork ?? (await loadNetwork(settings)),
    identity: identityVerifierOf(settings, () => site.url, now),
    passwords: createPasswordHasher(),
    sessionTokens: createSessionTokens(vault.sessionKey),
    now,
    outbound,
    publicUrl: () => site.url,
    wake: (outbox) => {
      wakers.get(outbox)?.()
      database.notify(outbox)
    },
    ...parts,
  }
  const hasDemo = isSandbox && settings.demo
  if (hasDemo) await seedDemo(context)

  // Pages contain the public URL, and a free port is known only after listening.
  const listening = await listen(settings.host, settings.port)
  const url = urlOf(settings.host, listening.address.port)
  site.url ||= url
  try {
    const app = createApp(context, [
      healthRoutes(() => drain.isOn),
      openApiRoutes,
      ...(sandboxNetwork ? [sandboxRoutes(sandboxNetwork)] : []),
      await siteGroup(settings, site.url),
    ])
    listening.answerWith(app.fetch)
  } catch (error) {
    await listening.close()
    throw error
  }

  const mailer = settings.smtp_url ? createSmtpMailer(settings) : createMailboxMailer(context)
  const sender = createWebhookSender(context, () => context.wake('webhooks'))
  const workers = [
    startWorker('mail', 2_000, logger, () => sendMails(context, mailer)),
    startWorker('webhooks', 1_000, logger, () => sender.fill()),
    startWorker('expiry', 2_000, logger, async () => {
      await expireTransactions(context)
      return false
    }),
    startWorker('unknown payments', 60_000, logger, () => matchUnknownPayments(context)),
    startWorker('maintenance', 600_000, logger, () => purgeExpired(context)),
  ]
  wakers.set('mail', () => workers[0]?.wake())
  wakers.set('webhooks', () => workers[1]?.wake())
  await context.network.start(async (payment) => {
    const result = await recordPayment(context, payment)
    if (result === 'unknown') {
      logger.warn({ chain_hash: payment.chain_hash }, 'payment to an unknown address')
    }
  })

  let closed: Promise<void> | null = null
  async function close(): Promise<void> {
    drain.isOn = true
    await sleep(drain.ms)
    await listening.close()
    await context.network.stop()
    await Promise.all(workers.map((worker) => worker.stop()))
    await sender.stop(webhookGraceMs)
    mailer.close()
    await database.close()
  }
  return {
    url,
    settings,
    demo: hasDemo ? demoLogin : null,
    mailbox: isSandbox ? `${url}/sandbox/mail` : null,
    close: () => (closed ??= close()),
  }
}
