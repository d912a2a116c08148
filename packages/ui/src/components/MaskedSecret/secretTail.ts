/** How many characters at the end of a secret stay readable. Specification, section 9. */
const shownTail = 3

/** What may be read of a masked secret: its last three characters, or nothing of one that has no more than that. */
export function secretTail(secret: string): string {
  return secret.length > shownTail ? secret.slice(-shownTail) : ''
}
