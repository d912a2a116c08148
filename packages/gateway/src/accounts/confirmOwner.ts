import type { GatewayContext } from '../context.ts'
import { fieldFailure } from '../errors/Failure.ts'
import { limitLogin } from '../rateLimits/rateLimiter.ts'
import { confirmByIdentity } from './identityService.ts'
import type { UserRow } from './userRepository.ts'

/** What a merchant who is logged in confirms a change with. */
export interface Confirmation {
  password: string | undefined
  /** An ID token of the identity provider, for accounts without a password. */
  identityToken: string | undefined
  address: string
}

/**
 * Makes sure that it is the owner who changes something, not somebody with a stolen session. Decision 42. Fails with an
 * invalid `password`. Attempts count as log-ins, so a session is no way to guess the password.
 */
export async function confirmOwner(
  context: GatewayContext,
  user: UserRow,
  { password, identityToken, address }: Confirmation,
): Promise<void> {
  if (identityToken && (await confirmByIdentity(context, user, identityToken))) return
  if (password === undefined) throw fieldFailure('password', 'Password is required')
  const onSuccess = await limitLogin(context, user.email, address)
  if (!(await context.passwords.verify(user.password_hash, password))) {
    throw fieldFailure('password', 'The password is incorrect')
  }
  await onSuccess()
}
