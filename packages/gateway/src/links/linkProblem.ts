import type { LinkProblem, MerchantId } from '@sluice/api/contract'

import { readRecipient } from '../accounts/accountService.ts'
import type { Uses } from '../context.ts'
import type { Reader } from '../database/Connection.ts'
import { Failure } from '../errors/Failure.ts'
import { linkProblemMail } from '../mail/paymentMails.ts'
import { queueMail } from '../mail/mailService.ts'
import { amountDue, termsFor } from '../payments/paymentTerms.ts'
import { claimProblemMail, hasMade } from './linkRepository.ts'
import type { LinkRow } from './linkRepository.ts'

/** What a failure of `createPayment` means for the link that asked for it. Throws what is no problem of a link. */
export function problemIn(error: unknown): Exclude<LinkProblem, 'ended' | 'limit_reached'> {
  if (!(error instanceof Failure)) throw error
  if (error.code === 'wallet_required' || error.code === 'rate_unavailable') return error.code
  if (error.code !== 'validation_failed') throw error
  return error.fields.some(({ field }) => field === 'amount')
    ? 'amount_too_small'
    : 'currency_unavailable'
}

/** Why a link makes no more payments, although it is on. Null: it still does. */
export async function endOf(
  db: Reader,
  link: Pick<LinkRow, 'id' | 'user_id' | 'expires_at' | 'max_payments'>,
  now: Date,
): Promise<'ended' | 'limit_reached' | null> {
  const { expires_at, max_payments } = link
  if (expires_at && expires_at <= now) return 'ended'
  return max_payments !== null && (await hasMade(db, link, max_payments)) ? 'limit_reached' : null
}

type CheckContext = Uses<'database' | 'networks' | 'rates' | 'now'>

/** Finds what keeps a merchant's links from taking money now. Reads what links of one currency share once. */
export function createLinkCheck(context: CheckContext, userId: MerchantId) {
  const terms = new Map<string, ReturnType<typeof termsFor>>()

  function termsIn(currency: string) {
    const known = terms.get(currency) ?? termsFor(context, userId, { currency })
    terms.set(currency, known)
    return known
  }

  return async (link: LinkRow): Promise<LinkProblem | null> => {
    const { is_active, currency, amount } = link
    if (!is_active) return null
    const end = await endOf(context.database.db, link, context.now())
    if (end) return end
    try {
      const given = await termsIn(currency)
      if (amount !== null) amountDue(context, given, amount)
      return null
    } catch (error) {
      return problemIn(error)
    }
  }
}

/** A merchant is told of a link at most once in this time. */
const mailEveryMs = 24 * 3_600_000

/** Mails the merchant that a customer could not pay with a link. Not of a rate, which comes back by itself. */
export async function mailLinkProblem(
  context: Uses<'database' | 'vault' | 'publicUrl' | 'now'>,
  link: LinkRow,
  problem: ReturnType<typeof problemIn>,
): Promise<void> {
  if (problem === 'rate_unavailable') return
  const now = context.now()
  await context.database.unitOfWork(async (unit) => {
    const before = new Date(now.getTime() - mailEveryMs)
    if (!(await claimProblemMail(unit.tx, link.id, now, before))) return
    const recipient = await readRecipient(unit.tx, link.user_id)
    if (!recipient) return
    await queueMail(
      context,
      unit,
      linkProblemMail(context.publicUrl(), recipient, { link, problem }),
    )
  })
}
