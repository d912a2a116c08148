import type { Decimal, LinkProblem, MerchantId } from '@sluice/api/contract'

import { readRecipient } from '../accounts/accountService.ts'
import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { linkProblemMail } from '../mail/paymentMails.ts'
import { queueMail } from '../mail/mailService.ts'
import { amountDue, termsFor } from '../payments/paymentService.ts'
import { claimProblemMail } from './linkRepository.ts'
import type { LinkRow } from './linkRepository.ts'

/** What a failure of `createPayment` means for the link that asked for it. Throws what is no problem of a link. */
export function problemIn(error: unknown): LinkProblem {
  if (!(error instanceof Failure)) throw error
  if (error.code === 'wallet_required' || error.code === 'rate_unavailable') return error.code
  if (error.code !== 'validation_failed') throw error
  return error.fields.some(({ field }) => field === 'amount')
    ? 'amount_too_small'
    : 'currency_unavailable'
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

  return async ({
    is_active,
    currency,
    amount,
  }: Pick<LinkRow, 'is_active' | 'currency'> & {
    amount: Decimal | null
  }): Promise<LinkProblem | null> => {
    if (!is_active) return null
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
  problem: LinkProblem,
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
