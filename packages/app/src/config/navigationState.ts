/** The state of a history entry. Other code may have written it, so it is validated when it is read. */

/** For log in after sign-up: where the verification link went. */
export function signedUp(email: string) {
  return { signedUp: email }
}

/** The email that was signed up with, if the page comes after sign-up. */
export function readSignedUp(state: unknown): string | undefined {
  const email =
    typeof state === 'object' && state && 'signedUp' in state ? state.signedUp : undefined
  return typeof email === 'string' ? email : undefined
}

/** For the first page after log in: greet the merchant. */
export const welcome = { welcome: true }

export function isWelcome(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'welcome' in state
}
