import type { GatewayContext } from '../context.ts'
import { consume, refund, isRemembered, remember } from './rateLimiter.ts'
import { rateRules } from './rules.ts'

/**
 * Counts a log-in before its password is looked at, so that tries at the same moment are all counted. Gives what to call
 * once it was the owner: their tries are no guesses, and their address is known from then on.
 */
export async function limitLogin(
  context: GatewayContext,
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  if (!context.settings.rate_limits) return () => Promise.resolve()
  const both = `${email} ${address}`
  await consume(context, rateRules.loginByAccountAndAddress, both)
  await consume(context, rateRules.loginByAddress, address)
  const isKnown = await isRemembered(context, rateRules.knownAddress, both)
  if (!isKnown) await consume(context, rateRules.loginByAccount, email)
  return async () => {
    await refund(context, rateRules.loginByAccountAndAddress, both)
    await refund(context, rateRules.loginByAddress, address)
    if (!isKnown) {
      await refund(context, rateRules.loginByAccount, email)
      await remember(context, rateRules.knownAddress, both)
    }
  }
}

/**
 * Whoever set a new password reads the account's mail, so it is the owner: their address is known from then on, and
 * guesses from everywhere hold them up no longer.
 */
export async function trustAddress(
  context: GatewayContext,
  email: string,
  address: string,
): Promise<void> {
  if (!context.settings.rate_limits) return
  await remember(context, rateRules.knownAddress, `${email} ${address}`)
}
