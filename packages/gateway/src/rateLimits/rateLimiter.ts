import type { MerchantId } from '@sluice/api/contract'
import { RateLimiterRes } from 'rate-limiter-flexible'

import type { Uses } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { callsPerMinute, getLimiters } from './rateLimitRepository.ts'
import type { RateLimit } from './rateLimitRepository.ts'

export { deleteOldWindows } from './rateLimitRepository.ts'

/** Keys are hashed, so the table contains no addresses or emails. */
function limiterFor(context: Uses<'database' | 'vault'>, limit: RateLimit, who: string) {
  const key = context.vault.hash('rate limit', `${limit}\0${who.toLowerCase()}`)
  return { limiter: getLimiters(context.database.connection)[limit], key }
}

/** Counts an attempt. Fails with `too_many_requests` above the limit. */
export async function consume(
  context: Uses<'settings' | 'database' | 'vault'>,
  limit: RateLimit,
  who: string,
): Promise<void> {
  if (!context.settings.rate_limits) return
  const { limiter, key } = limiterFor(context, limit, who)
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const seconds = Math.ceil(error.msBeforeNext / 1_000)
    throw new Failure('too_many_requests', { retryAfter: Math.max(seconds, 1) })
  }
}

/** Whether somebody is above a limit. Counts nothing. */
export async function isLimited(
  context: Uses<'settings' | 'database' | 'vault'>,
  limit: RateLimit,
  who: string,
): Promise<boolean> {
  if (!context.settings.rate_limits) return false
  const { limiter, key } = limiterFor(context, limit, who)
  const state = await limiter.get(key)
  return state !== null && state.consumedPoints > limiter.points
}

/** What is left of a merchant's calls in this minute, after one more call. */
export interface Quota {
  limit: number
  /** Zero if the call is the last that is allowed, negative if it is not allowed. */
  remaining: number
  /** Seconds until the quota is full again. */
  reset: number
}

/** Counts a merchant's call. Null if rate limits are disabled. */
export async function countCall(
  context: Uses<'settings' | 'database' | 'vault'>,
  userId: MerchantId,
): Promise<Quota | null> {
  if (!context.settings.rate_limits) return null
  const { limiter, key } = limiterFor(context, 'callsByMerchant', userId)
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
  return {
    limit: callsPerMinute,
    remaining: callsPerMinute - consumedPoints,
    reset: Math.ceil(msBeforeNext / 1_000),
  }
}

/** Takes back the count of an attempt that succeeded. */
export async function refund(
  context: Uses<'settings' | 'database' | 'vault'>,
  limit: RateLimit,
  who: string,
): Promise<void> {
  if (!context.settings.rate_limits) return
  const { limiter, key } = limiterFor(context, limit, who)
  await limiter.reward(key)
}

/**
 * Counts a login before its password is checked, so that parallel attempts are all counted. Returns a function to call
 * after a successful login, which takes the count back and trusts the address from then on.
 */
export async function limitLogin(
  context: Uses<'settings' | 'database' | 'vault'>,
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  if (!context.settings.rate_limits) return () => Promise.resolve()
  const both = `${email} ${address}`
  await consume(context, 'loginByAccountAndAddress', both)
  await consume(context, 'loginByAddress', address)
  const { limiter, key } = limiterFor(context, 'knownAddress', both)
  const isKnown = (await limiter.get(key)) !== null
  if (!isKnown) await consume(context, 'loginByAccount', email)
  return async () => {
    await refund(context, 'loginByAccountAndAddress', both)
    await refund(context, 'loginByAddress', address)
    if (!isKnown) {
      await refund(context, 'loginByAccount', email)
      await trustAddress(context, email, address)
    }
  }
}

/** Exempts an address from the account's login limit: its user logged in or reset the password, so they own the account. */
export async function trustAddress(
  context: Uses<'settings' | 'database' | 'vault'>,
  email: string,
  address: string,
): Promise<void> {
  if (!context.settings.rate_limits) return
  const { limiter, key } = limiterFor(context, 'knownAddress', `${email} ${address}`)
  await limiter.penalty(key)
}
