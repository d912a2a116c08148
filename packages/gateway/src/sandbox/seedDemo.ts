import { addUp, asAmount, asDecimal, subtract, toAmount, toUnits } from '@sluice/api/contract'
import type { Amount, MerchantId } from '@sluice/api/contract'

import { addVerifiedMerchant } from '../accounts/accountService.ts'
import { createMerchantKey } from '../apiKeys/apiKeyService.ts'
import { addMerchantBusiness } from '../business/businessService.ts'
import { systemOrigin } from '../context.ts'
import type { Process, Uses } from '../context.ts'
import { insertMetadataOnce } from '../database/metadataRepository.ts'
import { uuidv7 } from '../security/random.ts'
import { bringPaymentsUpToDate } from '../payments/paymentJobs.ts'
import { createPayment } from '../payments/paymentService.ts'
import { createLink } from '../links/linkService.ts'
import { changeNotifications } from '../notifications/notificationService.ts'
import { demoDays, demoHistory, demoLinks } from './demoHistory.ts'
import type { DemoPayment } from './demoHistory.ts'
import { demoWallet } from '../rails/evm/local/localChain.ts'
import type { LocalChain } from '../rails/LocalChain.ts'
import type { SandboxChain } from './simulatePayment.ts'

/** The login of the demo merchant, who exists only in the sandbox. */
export const demoLogin = { email: 'demo@sluice.example', password: 'a quiet demo river' } as const

const minuteMs = 60_000

/** The parts in which the customer pays. */
function partsOf({ amount, outcome }: DemoPayment): Amount[] {
  const asked = toAmount(amount)
  const first = asAmount(asked / 3n)
  if (outcome === 'paid') return [asked]
  if (outcome === 'split') return [first, subtract(asked, first)]
  if (outcome === 'overpaid') return [addUp([asked, toAmount(asDecimal('5'))])]
  return outcome === 'underpaid' ? [first] : []
}

/** A payment of the past whose transfers are on the local chain. */
interface Replayed {
  id: string
  /** When it had its outcome. */
  end: Date
}

/** Creates a payment of the past and pays it on the local chain. */
async function replay(
  context: Uses<'settings' | 'database' | 'networks' | 'rates' | 'publicUrl' | 'now'>,
  chain: LocalChain | null,
  userId: MerchantId,
  item: DemoPayment,
): Promise<Replayed> {
  const begin = context.now().getTime() - item.minutesAgo * minuteMs
  const at = (minutes: number) => new Date(begin + minutes * minuteMs)
  const created = await createPayment({ ...context, now: () => at(0) }, userId, item)
  const [token] = context.networks.list.flatMap((network) => network.tokens)
  const parts = partsOf(item)
  for (const [index, part] of parts.entries()) {
    if (!token) break
    await chain?.pay({
      to: created.deposit_address,
      token: token.address,
      units: toUnits(part, token.decimals),
      at: at(3 + index * 4),
    })
  }
  const isFailed = item.outcome === 'expired' || item.outcome === 'underpaid'
  const minutes = isFailed ? context.settings.payment_minutes + 1 : 4 * parts.length
  return { id: created.id, end: at(minutes) }
}

/**
 * Creates the demo merchant at the sandbox's first start. The history goes through the same services as real payments, with
 * its own clock, so the ledger is correct.
 */
export async function seedDemo(context: Process, sandbox: SandboxChain): Promise<void> {
  const now = context.now()
  const since = new Date(now.getTime() - demoDays * 1_440 * minuteMs)
  const userId = uuidv7(since)
  const passwordHash = await context.passwords.hash(demoLogin.password)
  const isFirst = await context.database.unitOfWork(async ({ tx }) => {
    if (!(await insertMetadataOnce(tx, 'demo', userId))) return false
    return addVerifiedMerchant(tx, {
      id: userId,
      email: demoLogin.email,
      full_name: 'Asha Menon',
      password_hash: passwordHash,
      payout_wallet: demoWallet,
      // Mails about payments of long ago would fill the mailbox.
      payment_mails: 'attention_only',
      created_at: since,
    })
  })
  if (!isFirst) return
  const then = { ...context, now: () => since, origin: systemOrigin }
  await addMerchantBusiness(then, userId, 'Monsoon Coffee House')
  await createMerchantKey(then, userId, 'Shop checkout')
  for (const link of demoLinks) await createLink(then, userId, link)
  const history = demoHistory().toSorted((a, b) => b.minutesAgo - a.minutesAgo)
  // Reading begins at the chain's head, so before there is anything to read.
  await sandbox.read()
  const replayed: Replayed[] = []
  for (const item of history) replayed.push(await replay(context, sandbox.chain, userId, item))
  if (!sandbox.chain) return
  await sandbox.chain.setClock(now)
  await sandbox.chain.mine(10)
  await sandbox.read()
  for (const { id, end } of replayed) {
    await bringPaymentsUpToDate({ ...context, now: () => end }, [id])
  }
  await changeNotifications({ ...context, origin: systemOrigin }, userId, {
    payment_mails: 'each_payment',
  })
}
