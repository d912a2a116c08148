import type { GatewayContext } from '../context.ts'
import type { Queryable } from '../database/Database.ts'
import { randomText } from '../security/randomText.ts'
import { insertLinkToken, isLiveLinkToken, takeLinkToken } from './linkTokenRepository.ts'
import type { LinkTokenPurpose } from './linkTokenRepository.ts'

/** How long a link works, in hours. */
const linkHours = { verify_email: 24, reset_password: 1 } as const

/** A new token of 256 bits for a link in a mail; only its hash is kept. */
export async function issueLinkToken(
  context: GatewayContext,
  tx: Queryable,
  userId: string,
  purpose: LinkTokenPurpose,
): Promise<string> {
  const token = randomText(43)
  const now = context.now()
  await insertLinkToken(tx, {
    token_hash: context.vault.hash(purpose, token),
    user_id: userId,
    purpose,
    created_at: now,
    expires_at: new Date(now.getTime() + linkHours[purpose] * 3_600_000),
  })
  return token
}

/** True for a token that could be redeemed now; another request may still be faster. */
export function isRedeemable(
  context: GatewayContext,
  token: string,
  purpose: LinkTokenPurpose,
): Promise<boolean> {
  const { db } = context.database
  return isLiveLinkToken(db, context.vault.hash(purpose, token), purpose, context.now())
}

/** Uses a token up: the merchant's id the first time, null ever after and for any other token. */
export function redeemLinkToken(
  context: GatewayContext,
  tx: Queryable,
  token: string,
  purpose: LinkTokenPurpose,
): Promise<string | null> {
  return takeLinkToken(tx, context.vault.hash(purpose, token), purpose, context.now())
}
