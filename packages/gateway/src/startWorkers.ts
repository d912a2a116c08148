import { verifyBooks } from './ledger/verifyBooks.ts'
import { storeApiCalls } from './apiCalls/apiCallLog.ts'
import type { Process } from './context.ts'
import type { Mailer } from './mail/mailer.ts'
import { sendMails } from './mail/mailService.ts'
import { purgeExpired } from './maintenance/purgeExpired.ts'
import { queueInvoiceReminder } from './links/invoiceService.ts'
import type { LocalChain } from './rails/LocalChain.ts'
import { queueDailySummary } from './notifications/dailySummary.ts'
import { mineWhatIsNeeded } from './sandbox/mineWhatIsNeeded.ts'
import type { NetworkFollower } from './rails/Rail.ts'
import { expirePayments } from './payments/paymentJobs.ts'
import { expireRefunds } from './refunds/followRefunds.ts'
import { refreshRates } from './rates/refreshRates.ts'
import type { WebhookSender } from './webhooks/webhookSender.ts'
import { startWorker } from './worker.ts'
import type { Worker } from './worker.ts'

/** Everything that a gateway does in the background. */
export interface Workers {
  /** Sends the mails in the outbox. */
  mail: Worker
  /** Sends the webhooks in the outbox. */
  webhooks: Worker
  expiry: Worker
  /** Queues the daily summaries. */
  summaries: Worker
  /** Reminds customers of invoices. */
  reminders: Worker
  /** Ends refunds that nobody claimed. */
  refunds: Worker
  /** Asks the sources of rates. */
  rates: Worker
  apiCalls: Worker
  maintenance: Worker
  /** Verifies the books against the networks, every night. */
  verification: Worker
  /** Each reads a network. */
  chains: Worker[]
  /** Mines the sandbox's chain. */
  localChain: Worker | null
}

/** What workers work with. */
export interface WorkerParts {
  mailer: Mailer
  sender: WebhookSender
  followers: readonly NetworkFollower[]
  chain: LocalChain | null
}

export function startWorkers(
  context: Process,
  { mailer, sender, followers, chain }: WorkerParts,
): Workers {
  const start = (name: string, seconds: number, work: (stopped: AbortSignal) => Promise<boolean>) =>
    startWorker(name, seconds * 1_000, context.logger, work)
  return {
    mail: start('mail', 2, () => sendMails(context, mailer)),
    webhooks: start('webhooks', 1, () => sender.fill()),
    expiry: start('expiry', 2, () => expirePayments(context).then(() => false)),
    summaries: start('daily summaries', 600, () => queueDailySummary(context)),
    reminders: start('invoice reminders', 600, () => queueInvoiceReminder(context)),
    refunds: start('refunds', 60, () => expireRefunds(context)),
    rates: start('rates', context.rates.refreshSeconds, (stopped) =>
      refreshRates(context, stopped).then(() => false),
    ),
    apiCalls: start('API calls', 2, () => storeApiCalls(context)),
    maintenance: start('maintenance', 600, () => purgeExpired(context)),
    verification: start('verification', 600, () =>
      verifyBooks(context, followers).then(() => false),
    ),
    chains: followers.map(({ network, follow }) =>
      start(`chain ${network.name}`, network.poll_seconds, follow),
    ),
    localChain: chain && start('local chain', 1, () => mineWhatIsNeeded(context, chain)),
  }
}

/** Waits for what the workers are doing, and starts nothing else. */
export async function stopWorkers({ chains, localChain, ...workers }: Workers): Promise<void> {
  const all = [...Object.values(workers), ...chains, ...(localChain ? [localChain] : [])]
  await Promise.all(all.map((worker) => worker.stop()))
}
