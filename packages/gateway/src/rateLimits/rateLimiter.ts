import type { GatewayContext } from '../context.ts'
import { Failure } from '../errors/Failure.ts'
import { countOneLess, countOneMore, findWindow } from './rateLimitRepository.ts'
import type { RateRule } from './rules.ts'

/** The windows are keyed by hashes: neither an address nor an e-mail can be read in them. */
function keyOf(context: GatewayContext, rule: RateRule, who: string): string {
  return context.vault.hash('rate limit', `${rule.name}\0${who.toLowerCase()}`)
}

/** Counts a try. Fails with `too_many_requests`, and says when to come back, once there were too many. */
export async function consume(context: GatewayContext, rule: RateRule, who: string): Promise<void> {
  if (!context.settings.rate_limits) return
  const now = context.now()
  const window = await countOneMore(
    context.database.db,
    keyOf(context, rule, who),
    now,
    new Date(now.getTime() + rule.windowSeconds * 1_000),
  )
  if (window.count <= rule.most) return
  const seconds = Math.ceil((window.expires_at.getTime() - now.getTime()) / 1_000)
  throw new Failure('too_many_requests', { retryAfter: Math.max(seconds, 1) })
}

/** Takes a try back that turned out to be no guess. */
export async function refund(context: GatewayContext, rule: RateRule, who: string): Promise<void> {
  if (context.settings.rate_limits) {
    await countOneLess(context.database.db, keyOf(context, rule, who))
  }
}

/** True while a window of this rule is open, whatever its count. */
export async function isRemembered(
  context: GatewayContext,
  rule: RateRule,
  who: string,
): Promise<boolean> {
  const window = await findWindow(context.database.db, keyOf(context, rule, who))
  return window !== null && window.expires_at > context.now()
}

/** Opens a window of this rule, if none is open. */
export async function remember(
  context: GatewayContext,
  rule: RateRule,
  who: string,
): Promise<void> {
  const now = context.now()
  await countOneMore(
    context.database.db,
    keyOf(context, rule, who),
    now,
    new Date(now.getTime() + rule.windowSeconds * 1_000),
  )
}
