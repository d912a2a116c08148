import * as v from 'valibot'

/** A request that accepts no other members, since a misspelled one would be lost unnoticed. */
export function strictRequest<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? 'is not a known field' : 'must be an object',
  )
}

/** Whether a request had members that it does not accept. Such a request fails with `unknown_field`. */
export function hasUnknownField(issues: readonly v.BaseIssue<unknown>[]): boolean {
  return issues.some(({ type, expected }) => type === 'strict_object' && expected === 'never')
}
