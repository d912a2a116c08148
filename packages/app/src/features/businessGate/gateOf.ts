import type { User } from '@sluice/api/contract'

/** Whether a merchant may pass: `unknown` until the user is loaded. */
export type Gate = 'unknown' | 'open' | 'closed'

/** Only a loaded user without a business is held; a failed load holds nobody. Decision 16. */
export function gateOf(user: User | undefined): Gate {
  if (!user) return 'unknown'
  return user.business_info ? 'open' : 'closed'
}
