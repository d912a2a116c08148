import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import type { OperatorConfig } from '@sluice/api/contract'
import type { Logger } from 'pino'

import { createApiCallBuffer, storeApiCalls } from './apiCalls/apiCallLog.ts'
import { supportsPasskeys } from './accounts/passkeys.ts'
import { createPasswordHasher } from './accounts/passwords.ts'
import { createSessionTokens } from './accounts/sessionService.ts'
import { readNetworksFile } from './chain/networks.ts'
import { createCheckoutStreams } from './checkout/checkoutStreams.ts'
import type { CheckoutStreams } from './checkout/checkoutStreams.ts'
import { explorerPath } from './sandbox/pages/explorerPage.ts'
import { checkSettings } from './config/loadSettings.ts'
import { loadSecretKey } from './config/dataFolder.ts'
import type { Settings, SettingsInput } from './config/settings.ts'
import { StartUpError } from './errors/Failure.ts'
import { systemOrigin } from './context.ts'
import type { GatewayContext } from './context.ts'
import type { Database } from './database/Database.ts'
import { insertMetadata } from './database/metadataRepository.ts'
import { openDatabase } from './database/openDatabase.ts'
import { listening } from './database/wakeChannel.ts'
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
import { sandboxRelayerKey } from './sandbox/chain/localChain.ts'
import type { LocalChain } from './sandbox/chain/localChain.ts'
import { openLocalChain } from './sandbox/chain/openLocalChain.ts'
import { localNetworks } from './sandbox/chain/localNetworks.ts'
import { mineWhatIsNeeded } from './sandbox/chain/mineWhatIsNeeded.ts'
import { sandboxRoutes } from './sandbox/sandboxRoutes.ts'
import { demoLogin, seedDemo } from './sandbox/seedDemo.ts'
import { createVault } from './security/vault.ts'
import { loadApp } from './http/site/loadApp.ts'
import { loadLegalTexts, missingLegalTexts } from './http/site/legalTexts.ts'
import { noSiteRoutes, siteRoutes } from './http/site/siteRoutes.ts'
import { openApiRoutes } from './http/openapi/openApiDocument.ts'
import { createChainFollower } from './transactions/chainFollower.ts'
import { expireTransactions } from './transactions/settlementJobs.ts'
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

async function siteGroup(
  settings: Settings,
  { networks, logger }: GatewayContext,
  publicUrl: string,
): Promise<RouteGroup> {
  const folder = settings.app_dir ?? (existsSync(`${builtApp}/index.html`) ? builtApp : null)
  if (!folder) return noSiteRoutes
  const config: OperatorConfig = {
    mode: settings.mode,
    passkeys: supportsPasskeys(publicUrl),
    networks: networks.list.map(({ name, explorer, tokens, isLocal }) => ({
      name,
      explorer_url: isLocal ? explorerPath : (explorer ?? null),
      currencies: tokens.map(({ symbol }) => symbol),
    })),
    identity_provider: identityProviderOf(settings, publicUrl),
  }
  const legalTexts = await loadLegalTexts(settings)
  const missing = missingLegalTexts(legalTexts)
  if (missing.length > 0) {
    logger.warn({ missing }, 'sign-up asks merchants to accept texts that are not published')
  }
  return siteRoutes(await loadApp(folder, { config, publicUrl, legalTexts }))
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

const paymentWake = 'payment '

/** Passes on what this gateway or another one of its database has committed. */
function receiveWake(
  what: string,
  wakers: ReadonlyMap<string, () => void>,
  checkoutStreams: CheckoutStreams,
): void {
  if (what.startsWith(paymentWake)) checkoutStreams.refresh(what.slice(paymentWake.length))
  else if (what === listening) checkoutStreams.refreshAll()
  else wakers.get(what)?.()
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
  const checkoutStreams = createCheckoutStreams()
  const database = await openDatabase(settings, {
    onNotify: (what) => receiveWake(what, wakers, checkoutStreams),
    onConnectionLost: (error) => logger.error({ err: error }, 'database connection lost'),
  })
  let chain: LocalChain | null = null
  try {
    const hasLocalChain =
      settings.mode === 'sandbox' && settings.local_chain && !settings.networks_file
    chain = hasLocalChain ? await openLocalChain({ settings, logger, database }) : null
    const base = { settings, logger, vault, database, checkoutStreams }
    return await startOn(base, chain, wakers, parts)
  } catch (error) {
    await chain?.stop()
    await database.close()
    throw error
  }
}

async function startOn(
  base: Pick<GatewayContext, 'settings' | 'logger' | 'vault' | 'database' | 'checkoutStreams'>,
  chain: LocalChain | null,
  wakers: Map<string, () => void>,
  parts: ReplaceableParts,
): Promise<Gateway> {
  const { settings, logger, vault, database } = base
  await checkSecret(database, vault.fingerprint)
  const isSandbox = settings.mode === 'sandbox'
  const drain = { isOn: false, ms: (settings.drain_seconds ?? (isSandbox ? 0 : 5)) * 1_000 }
  const site = { url: settings.public_url ?? '' }
  const now = parts.now ?? (() => new Date())
  const context: GatewayContext = {
    ...base,
    networks: settings.networks_file
      ? await readNetworksFile(settings.networks_file)
      : localNetworks(chain?.url ?? null),
    identity: identityVerifierOf(settings, () => site.url, now),
    apiCalls: createApiCallBuffer(),
    passwords: createPasswordHasher(),
    sessionTokens: createSessionTokens(vault.sessionKey),
    now,
    origin: systemOrigin,
    outbound,
    publicUrl: () => site.url,
    wake: (what) => {
      receiveWake(what, wakers, base.checkoutStreams)
      database.notify(what)
    },
    ...parts,
  }
  const relayerKey = settings.relayer_key ?? (chain ? sandboxRelayerKey : undefined)
  const followers = context.networks.list
    .filter(({ rpc }) => rpc.length > 0)
    .map((network) => createChainFollower(context, network, relayerKey))
  await Promise.all(followers.map(({ check }) => check()))
  const hasDemo = isSandbox && settings.demo
  const sandbox = {
    chain,
    read: () => Promise.all(followers.map(({ read }) => read())),
    follow: () => Promise.all(followers.map(({ follow }) => follow())),
  }
  // Pages and mails contain the public URL, and a free port is known only after listening.
  const server = await listen(settings.host, settings.port)
  const url = urlOf(settings.host, server.address.port)
  site.url ||= url
  try {
    if (hasDemo) await seedDemo(context, sandbox)
    await chain?.resetClock()
    const app = createApp(context, [
      healthRoutes(() => drain.isOn),
      openApiRoutes,
      ...(isSandbox ? [sandboxRoutes(sandbox)] : []),
      await siteGroup(settings, context, site.url),
    ])
    server.answerWith(app.fetch)
  } catch (error) {
    await server.close()
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
    startWorker('API calls', 2_000, logger, () => storeApiCalls(context)),
    startWorker('maintenance', 600_000, logger, () => purgeExpired(context)),
    ...followers.map(({ network, follow }) =>
      startWorker(`chain ${network.name}`, network.poll_seconds * 1_000, logger, () => follow()),
    ),
    ...(chain
      ? [startWorker('local chain', 1_000, logger, () => mineWhatIsNeeded(context, chain))]
      : []),
  ]
  wakers.set('mail', () => workers[0]?.wake())
  wakers.set('webhooks', () => workers[1]?.wake())
  let closed: Promise<void> | null = null
  async function close(): Promise<void> {
    drain.isOn = true
    await sleep(drain.ms)
    // Streams would keep their requests in flight.
    base.checkoutStreams.close()
    await server.close()
    await Promise.all(workers.map((worker) => worker.stop()))
    await storeApiCalls(context).catch((error: unknown) =>
      logger.error({ err: error }, 'API calls not logged'),
    )
    await Promise.all(followers.map((follower) => follower.stop()))
    await sender.stop(webhookGraceMs)
    mailer.close()
    await chain?.stop()
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
