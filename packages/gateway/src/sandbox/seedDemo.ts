import { addVerifiedMerchant } from '../accounts/accountService.ts'
import { createMerchantKey } from '../apiKeys/apiKeyService.ts'
import { addMerchantBusiness } from '../business/businessService.ts'
import type { GatewayContext } from '../context.ts'
import { insertMetadataOnce } from '../database/metadataRepository.ts'
import { toDecimal, toUnits } from '../ledger/money.ts'
import { uuidv7 } from '../security/random.ts'
import { expireTransactions, recordPayment } from '../transactions/settlement.ts'
import { createMerchantTransaction } from '../transactions/transactionService.ts'
import { sandboxAsset } from './SandboxNetwork.ts'
import { demoDays, demoHistory } from './demoHistory.ts'
import type { DemoTransaction } from './demoHistory.ts'

/** The login of the demo merchant, who exists only in the sandbox. */
export const demoLogin = { email: 'demo@sluice.example', password: 'a quiet demo river' } as const

const minuteMs = 60_000

/** The parts in which the customer pays, as decimals. */
function partsOf({ amount, outcome }: DemoTransaction): string[] {
  const asked = toUnits(amount)
  const first = asked / 3n
  if (outcome === 'paid') return [amount]
  if (outcome === 'split') return [toDecimal(first), toDecimal(asked - first)]
  if (outcome === 'overpaid') return [toDecimal(asked + toUnits('5'))]
  return outcome === 'underpaid' ? [toDecimal(first)] : []
}

async function replay(
  context: GatewayContext,
  userId: string,
  item: DemoTransaction,
  begin: Date,
): Promise<void> {
  const at = (minutes: number): GatewayContext => ({
    ...context,
    now: () => new Date(begin.getTime() + minutes * minuteMs),
  })
  const created = await createMerchantTransaction(at(0), userId, item)
  for (const [index, amount] of partsOf(item).entries()) {
    const then = at(3 + index * 4)
    const hash = `0x${context.vault.hash('demo payment', `${created.transaction_id} ${index}`)}`
    await recordPayment(then, {
      reference: hash,
      chain_hash: hash,
      wallet_id: created.wallet_id,
      asset: sandboxAsset.symbol,
      units: toUnits(amount),
      decimals: sandboxAsset.decimals,
      paid_at: then.now(),
    })
  }
  if (item.outcome === 'expired' || item.outcome === 'underpaid') {
    await expireTransactions(at(context.settings.payment_minutes + 1))
  }
}

/**
 * Creates the demo merchant at the sandbox's first start. The history goes through the same services as real payments, with
 * its own clock, so the ledger is correct.
 */
export async function seedDemo(context: GatewayContext): Promise<void> {
  const now = context.now()
  const since = new Date(now.getTime() - demoDays * 1_440 * minuteMs)
  const userId = uuidv7(since)
  const passwordHash = await context.passwords.hash(demoLogin.password)
  const isFirst = await context.database.transaction(async (tx) => {
    if (!(await insertMetadataOnce(tx, 'demo', userId))) return false
    return addVerifiedMerchant(tx, {
      id: userId,
      email: demoLogin.email,
      full_name: 'Asha Menon',
      password_hash: passwordHash,
      wallet_id: 'TQ5NMqJpS3Z8mUnTqY7wXkRb1dVfGh2LcE',
      created_at: since,
    })
  })
  if (!isFirst) return
  const then = { ...context, now: () => since }
  await addMerchantBusiness(then, userId, 'Monsoon Coffee House')
  await createMerchantKey(then, userId, 'Shop checkout')
  const history = demoHistory().toSorted((a, b) => b.minutesAgo - a.minutesAgo)
  for (const item of history) {
    await replay(context, userId, item, new Date(now.getTime() - item.minutesAgo * minuteMs))
  }
}
