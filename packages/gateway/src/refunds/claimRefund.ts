import { limits } from '@sluice/api/contract'
import type { ClaimRefundRequest, PublicRefund } from '@sluice/api/contract'
import { randomInt } from 'node:crypto'

import { sellerMembers } from '../business/sellerMembers.ts'
import { readWallets } from '../accounts/accountService.ts'
import type { Uses } from '../context.ts'
import type { Tx, UnitOfWork } from '../database/UnitOfWork.ts'
import { Failure, fieldFailure } from '../errors/Failure.ts'
import { isContract, networkNamed, payoutFault } from '../rails/networks.ts'
import { explorerPageOf } from '../rails/paymentNetworks.ts'
import { watchRefundAddress } from '../rails/transferService.ts'
import { consume } from '../rateLimits/rateLimiter.ts'
import { isUuid } from '../security/random.ts'
import { lockRefundOf } from './followRefunds.ts'
import { depthOf, isLocked, networkTitle, priceOf, readProof } from './refundMembers.ts'
import { mailRefundCode, tellOfRefund } from './refundNews.ts'
import { keepCustomerLanguage } from '../payments/customerLanguage.ts'
import { changeRefund, findClaimed } from './refundRepository.ts'
import type { RefundRow } from './refundRepository.ts'
import { recordRefund } from './refundService.ts'

/** How long transfers to an address are read after it was given, or after the merchant began to pay. After that by hash. */
export const watchedForMs = 90 * 86_400_000

/** Enough of an email to know which one it is. */
function emailHint(email: string): string | null {
  if (email === '') return null
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}…@${domain}`
}

function isOpen(refund: RefundRow, now: Date): boolean {
  if (refund.state === 'created') return refund.expires_at > now
  return refund.state === 'claimed' && !isLocked(refund, now)
}

/** What a customer sees of a refund. Fails with `not_found`. */
export async function readPublicRefund(
  context: Uses<'database' | 'networks' | 'publicUrl' | 'now'>,
  claim: string,
): Promise<PublicRefund> {
  const { db } = context.database
  const found = isUuid(claim) ? await findClaimed(db, claim) : null
  if (!found) throw new Failure('not_found')
  const { refund, seller } = found
  const now = context.now()
  const proof = refund.state === 'sent' ? await readProof(context, db, refund) : null
  const isExpired = refund.state === 'created' && refund.expires_at <= now
  return {
    business_name: seller?.business_name ?? '',
    seller: sellerMembers(context, seller),
    state: isExpired ? 'expired' : refund.state,
    amount: refund.amount,
    currency: refund.asset,
    network: refund.network,
    network_title: networkTitle(context, refund.network),
    price: priceOf(refund),
    reason: refund.reason,
    description: found.description,
    paid_at: found.paid_at.toISOString(),
    address: refund.address,
    email_hint: emailHint(refund.customer_email),
    is_open: isOpen(refund, now),
    expires_at: refund.state === 'created' ? refund.expires_at.toISOString() : null,
    hash: refund.hash,
    explorer_url: refund.hash && explorerPageOf(context, refund.network, refund.hash),
    ...(proof ? depthOf(proof.paying) : { confirmations: null, required_confirmations: null }),
  }
}

/** An address that the refund can be sent to, as it is stored. Fails with `validation_failed` or `wallet_is_contract`. */
async function checkAddress(
  { database, networks }: Uses<'database' | 'networks'>,
  refund: RefundRow,
  { address: text, accepts_contract }: ClaimRefundRequest,
): Promise<{ address: string; rail: string }> {
  const network = networkNamed(networks, refund.network)
  if (!network) throw new Failure('refund_closed')
  const { rail } = network
  const address = rail.parseAddress(text)
  if (address === null) throw fieldFailure('address', rail.addressFault)
  const fault = await payoutFault(database.db, networks, address)
  if (fault !== null) throw fieldFailure('address', fault)
  if ((await readWallets(database.db, refund.user_id)).includes(address)) {
    throw fieldFailure('address', 'This is a wallet of the seller. Enter the address of your own')
  }
  if (!accepts_contract && (await isContract(networks, address))) {
    throw new Failure('wallet_is_contract')
  }
  return { address, rail: rail.name }
}

type ClaimContext = Uses<
  'settings' | 'database' | 'networks' | 'rates' | 'vault' | 'publicUrl' | 'now' | 'origin'
>

function codeHash({ vault }: Uses<'vault'>, { id }: RefundRow, code: string): string {
  return vault.hash('refund code', `${id} ${code}`)
}

/** Mails a code for an address. */
async function sendCode(
  context: ClaimContext,
  unit: UnitOfWork,
  refund: RefundRow,
  address: string,
): Promise<void> {
  const code = String(randomInt(10 ** limits.refundCodeLength)).padStart(
    limits.refundCodeLength,
    '0',
  )
  await changeRefund(unit.tx, refund.id, {
    code_hash: codeHash(context, refund, code),
    code_address: address,
    code_expires_at: new Date(context.now().getTime() + limits.refundCodeMinutes * 60_000),
    code_tries: limits.refundCodeTries,
  })
  await mailRefundCode(context, unit, refund, { code, address })
}

/** Whether a code is the one that was mailed for an address. Each try counts. */
async function isCode(
  context: ClaimContext,
  tx: Tx,
  refund: RefundRow,
  { code, address }: { code: string; address: string },
): Promise<boolean> {
  const { code_tries, code_expires_at, code_address, code_hash } = refund
  const isValid =
    code_tries > 0 &&
    code_expires_at !== null &&
    code_expires_at > context.now() &&
    code_address === address &&
    code_hash === codeHash(context, refund, code)
  if (!isValid) await changeRefund(tx, refund.id, { code_tries: Math.max(0, code_tries - 1) })
  return isValid
}

/**
 * Notes where a customer wants a refund, which they can correct until the merchant pays. With an email, a code that is mailed there has to
 * confirm it. Fails with `not_found`, `refund_closed`, `refund_paying`, `refund_code_required`, `refund_code_invalid`,
 * `wallet_is_contract`, or `validation_failed` for the address.
 */
export async function claimRefund(
  context: ClaimContext,
  claim: string,
  request: ClaimRefundRequest,
): Promise<PublicRefund> {
  const found = isUuid(claim) ? await findClaimed(context.database.db, claim) : null
  if (!found) throw new Failure('not_found')
  const { address, rail } = await checkAddress(context, found.refund, request)
  if (found.refund.customer_email !== '' && request.code === undefined) {
    await consume(context, 'refundCodesByRefund', found.refund.id)
  }
  const failure = await context.database.unitOfWork(async (unit) => {
    const { tx } = unit
    const locked = await lockRefundOf(unit, found.refund.id)
    if (!locked) return 'not_found'
    const { refund } = locked
    await keepCustomerLanguage(tx, refund.payment_id, context.origin.language)
    const now = context.now()
    if (refund.state === 'claimed' && refund.address === address) return null
    if (!isOpen(refund, now)) {
      return refund.state === 'claimed' ? 'refund_paying' : 'refund_closed'
    }
    if (refund.customer_email !== '') {
      const { code } = request
      if (code === undefined) {
        await sendCode(context, unit, refund, address)
        return 'refund_code_required'
      }
      if (!(await isCode(context, tx, refund, { code, address }))) return 'refund_code_invalid'
    }
    const current = await changeRefund(tx, refund.id, {
      state: 'claimed',
      address,
      claimed_at: refund.claimed_at ?? now,
      code_hash: null,
      code_address: null,
      code_expires_at: null,
    })
    const watch_until = new Date(now.getTime() + watchedForMs)
    await watchRefundAddress(tx, { address, refund_id: refund.id, rail, watch_until })
    await recordRefund(context, unit, current, 'refund_claimed')
    await tellOfRefund(context, unit, current, 'refund.claimed')
    return null
  })
  if (failure) throw new Failure(failure)
  return readPublicRefund(context, claim)
}
