import type { CurrencySummary, MerchantId } from '@sluice/api/contract'

import type { Uses } from '../context.ts'
import { summarize } from '../ledger/summary.ts'
import { queueMail } from '../mail/mailService.ts'
import { summaryMail } from '../mail/paymentMails.ts'
import { firstInstant, lastInstant } from '../payments/dateRange.ts'
import { listHeldPayments } from '../payments/paymentService.ts'
import { countEvents } from '../webhooks/eventService.ts'
import { claimSummary, findSummaryDue } from './notificationRepository.ts'
import { lastSummaryDay } from './summaryDay.ts'

function receivedIn(totals: readonly CurrencySummary[]) {
  return totals.map(({ currency, received }) => ({ currency, amount: received }))
}

/** What a merchant took on a day. Null if nothing was. */
async function summaryOf(
  context: Uses<'database' | 'networks' | 'publicUrl'>,
  userId: MerchantId,
  day: string,
) {
  const { currencies, values } = await summarize(context, userId, { from_date: day, to_date: day })
  const tokens = currencies.filter(({ days }) => days.length > 0)
  if (tokens.length === 0) return null
  const [payments, held] = await Promise.all([
    countEvents(context, userId, 'payment.paid', firstInstant(day), lastInstant(day)),
    listHeldPayments(context, userId, 1),
  ])
  return {
    day,
    payments,
    values: receivedIn(values.filter(({ days }) => days.length > 0)),
    tokens: receivedIn(tokens),
    holdsMoney: held.length > 0,
  }
}

/** Queues one merchant's summary of the last day, if there is anything to say. Returns whether more may be due. */
export async function queueDailySummary(
  context: Uses<'database' | 'networks' | 'vault' | 'publicUrl' | 'now'>,
): Promise<boolean> {
  const day = lastSummaryDay(context.now())
  const id = await findSummaryDue(context.database.db, day)
  if (!id) return false
  const summary = await summaryOf(context, id, day)
  await context.database.unitOfWork(async (unit) => {
    const merchant = await claimSummary(unit.tx, id, day)
    if (!merchant || !summary) return
    await queueMail(context, unit, summaryMail(context.publicUrl(), merchant, summary))
  })
  return true
}
