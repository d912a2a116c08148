import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import type { OperatorConfig } from '@sluice/api/contract'
import type { Logger } from 'pino'

import { createApiCallBuffer } from './apiCalls/apiCallBuffer.ts'
import { storeApiCalls } from './apiCalls/apiCallLog.ts'
import { supportsPasskeys } from './accounts/passkeys.ts'
import { createPasswordHasher } from './accounts/passwords.ts'
import { createSessionTokens } from './accounts/sessionTokens.ts'
import { evmRail } from './rails/evm/evmRail.ts'
import type { LocalChain } from './rails/LocalChain.ts'
import { readNetworksFile } from './rails/networks.ts'
import type { Rail } from './rails/Rail.ts'
import { noRates, ratesOfSandbox, readRatesFile } from './rates/ratesFile.ts'
import type { Rates } from './rates/ratesFile.ts'
import { createCheckoutStreams } from './checkout/checkoutStreams.ts'
import type { CheckoutStreams } from './checkout/checkoutStreams.ts'
import { explorerPath } from './rails/evm/local/explorerPage.ts'
import { checkSettings } from './config/loadSettings.ts'
import { loadSecretKey } from './config/dataFolder.ts'
import type { Settings, SettingsInput } from './config/settings.ts'
import { StartUpError } from './errors/Failure.ts'
import type { Process, Uses } from './context.ts'
import type { Database } from './database/Database.ts'
import { insertMetadata } from './database/metadataRepository.ts'
import { openDatabase } from './database/openDatabase.ts'
import { listening } from './database/wakeChannel.ts'
import { createApp } from './http/createApp.ts'
import type { RouteGroup } from './http/RouteGroup.ts'
import { healthRoutes } from './http/monitoring.ts'
import { listen } from './http/listen.ts'
import { createLogger } from './http/logger.ts'
import { identityProviderOf, identityVerifierOf } from './identityProvider.ts'
import { createSmtpMailer } from './mail/mailer.ts'
import { createMailboxMailer } from './sandbox/mailboxMailer.ts'
import { sandboxRelayerKey } from './rails/evm/local/localChain.ts'
import { openLocalChain } from './rails/evm/local/openLocalChain.ts'
import { localNetworks } from './rails/evm/local/localNetworks.ts'
import { sandboxRoutes } from './sandbox/sandboxRoutes.ts'
import { createSandboxClock } from './sandbox/sandboxClock.ts'
import { demoLogin, seedDemo } from './sandbox/seedDemo.ts'
import { createVault } from './security/vault.ts'
import { loadApp } from './http/site/loadApp.ts'
import { loadLegalTexts, missingLegalTexts } from './http/site/legalTexts.ts'
import { noSiteRoutes, siteRoutes } from './http/site/siteRoutes.ts'
import { openApiRoutes } from './http/openapi/openApiDocument.ts'
import { bringDueUpToDate } from './payments/paymentJobs.ts'
import { bringRefundsUpToDate } from './refunds/followRefunds.ts'
import { network as outbound } from './webhooks/outbound.ts'
import { createWebhookSender } from './webhooks/webhookSender.ts'
import { startWorkers, stopWorkers } from './startWorkers.ts'
import type { Workers } from './startWorkers.ts'

/** The rails that networks can be of. */
export const rails: readonly Rail[] = [evmRail]

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
  { networks, logger }: Uses<'logger' | 'networks'>,
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
    offramp_url: settings.offramp_url ?? null,
    walletconnect:
      settings.walletconnect_project_id === undefined
        ? null
        : {
            project_id: settings.walletconnect_project_id,
            relay_url: settings.walletconnect_relay_url,
          },
  }
  const legalTexts = await loadLegalTexts(settings)
  const missing = missingLegalTexts(legalTexts)
  if (missing.length > 0) {
    logger.warn({ missing }, 'sign-up asks merchants to accept texts that are not published')
  }
  return siteRoutes(await loadApp(folder, { config, publicUrl, legalTexts }))
}

async function ratesOf({ rates_file, mode }: Settings): Promise<Rates> {
  if (rates_file !== undefined) return readRatesFile(rates_file)
  return mode === 'sandbox' ? ratesOfSandbox : noRates
}

/** Detects another secret before anything is written, since existing data could not be decrypted with it. */
async function checkSecret(database: Database, fingerprint: string): Promise<void> {
  if (
    (await database.unitOfWork(({ tx }) => insertMetadata(tx, 'secret', fingerprint))) !==
    fingerprint
  ) {
    throw new StartUpError('SECRET_KEY is not the key that this database was created with')
  }
}

function urlOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

/** What went wrong with the demo, without the trace of the chain's client. */
function rejectInOneLine(error: unknown): never {
  const [words] = error instanceof Error ? error.message.split('\n') : ['']
  throw new StartUpError(`the demo could not be created: ${words}`, { cause: error })
}

/** What effects wake. There are workers once everything that they need has started. */
interface Background {
  checkoutStreams: CheckoutStreams
  workers: Workers | null
}

const paymentEffect = 'payment '

/** Passes on an effect that this gateway or another one of its database has committed. */
function passOn(effect: string, { checkoutStreams, workers }: Background): void {
  if (effect.startsWith(paymentEffect)) checkoutStreams.refresh(effect.slice(paymentEffect.length))
  else if (effect === listening) checkoutStreams.refreshAll()
  else if (effect === 'mail' || effect === 'webhooks') workers?.[effect].wake()
}

/** What tests can replace: the clock, the identity provider and the network. */
export type ReplaceableParts = Partial<Uses<'now' | 'identity' | 'outbound'>>

/** Starts a gateway in this process. Rejects with a `StartUpError` that describes the problem in one line. */
export async function startGateway(
  input: SettingsInput = {},
  logger: Logger = createLogger(checkSettings(input)),
  parts: ReplaceableParts = {},
): Promise<Gateway> {
  const settings = checkSettings(input)
  const vault = createVault(await loadSecretKey(settings))
  const background: Background = { checkoutStreams: createCheckoutStreams(), workers: null }
  const database = await openDatabase(settings, {
    onEffect: (effect) => passOn(effect, background),
    onConnectionLost: (error) => logger.error({ err: error }, 'database connection lost'),
  })
  let chain: LocalChain | null = null
  try {
    const hasLocalChain =
      settings.mode === 'sandbox' && settings.local_chain && !settings.networks_file
    chain = hasLocalChain ? await openLocalChain({ settings, logger, database }) : null
    const { checkoutStreams } = background
    const base = { settings, logger, vault, database, checkoutStreams }
    return await startOn(base, chain, background, parts)
  } catch (error) {
    await chain?.stop()
    await database.close()
    throw error
  }
}

async function startOn(
  base: Uses<'settings' | 'logger' | 'vault' | 'database' | 'checkoutStreams'>,
  chain: LocalChain | null,
  background: Background,
  parts: ReplaceableParts,
): Promise<Gateway> {
  const { settings, logger, vault, database } = base
  await checkSecret(database, vault.fingerprint)
  const isSandbox = settings.mode === 'sandbox'
  const drain = { isOn: false, ms: (settings.drain_seconds ?? (isSandbox ? 0 : 5)) * 1_000 }
  const site = { url: settings.public_url ?? '' }
  const clock = createSandboxClock(chain && (await chain.latestTime()))
  const now = parts.now ?? clock.now
  const key = settings.relayer_key ?? (chain ? sandboxRelayerKey : undefined)
  const networks = settings.networks_file
    ? await readNetworksFile(settings.networks_file, rails)
    : localNetworks(chain?.url ?? null)
  const context: Process = {
    ...base,
    networks: { ...networks, payer: key && networks.list[0]?.rail.payerOf(key) },
    rates: await ratesOf(settings),
    identity: identityVerifierOf(settings, () => site.url, now),
    apiCalls: createApiCallBuffer(),
    passwords: createPasswordHasher(),
    sessionTokens: createSessionTokens(vault.sessionKey),
    now,
    outbound,
    publicUrl: () => site.url,
    ...parts,
  }
  const followerParts = {
    context,
    key,
    bringDueUpToDate: async (network: string) => {
      await bringDueUpToDate(context, network)
      await bringRefundsUpToDate(context, network)
    },
  }
  const followers = context.networks.list.flatMap(
    (network) => network.rail.follow(network, followerParts) ?? [],
  )
  await Promise.all(followers.map(({ check }) => check()))
  const hasDemo = isSandbox && settings.demo
  const sandbox = {
    chain,
    read: () => Promise.all(followers.map(({ read }) => read())),
    follow: () => Promise.all(followers.map(({ follow }) => follow())),
    clock,
  }
  // Pages and mails contain the public URL, and a free port is known only after listening.
  const server = await listen(settings.host, settings.port)
  const url = urlOf(settings.host, server.address.port)
  site.url ||= url
  try {
    if (hasDemo) await seedDemo(context, sandbox).catch(rejectInOneLine)
    await chain?.setClock(now())
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
  const sender = createWebhookSender(context, () => background.workers?.webhooks.wake())
  const workers = startWorkers(context, { mailer, sender, followers, chain })
  background.workers = workers
  let closed: Promise<void> | null = null
  async function close(): Promise<void> {
    drain.isOn = true
    await sleep(drain.ms)
    // Streams would keep their requests in flight.
    base.checkoutStreams.close()
    await server.close()
    await stopWorkers(workers)
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
