import type { ApiFailure } from '@sluice/api'

/** What a failed call says of one field, in English: `useFieldMessage` shows it. */
export function rejectionOf(failure: ApiFailure | undefined, field: string): string | undefined {
  const errors = failure?.kind === 'http' ? failure.errors : undefined
  return errors?.find((each) => each.field === field)?.message
}
