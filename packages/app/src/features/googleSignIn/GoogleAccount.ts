/** What Google says of whoever signed in. */
export interface GoogleAccount {
  /** Google's user id. */
  sub: string
  email?: string
  /** False where Google itself does not vouch for the address. */
  email_verified?: boolean
  name?: string
  /** The ID token that says so, for a server that wants to see for itself. Decision 26. */
  identityToken: string
}
