import type { ApiFailure } from '@sluice/api'

/** What the server says of a field, as it stands beside that field: `must be positive` begins with a capital. */
export function besideField(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}

/** What a failed call says of one field. */
export function rejectionOf(failure: ApiFailure | undefined, field: string): string | undefined {
  const errors = failure?.kind === 'http' ? failure.errors : undefined
  const message = errors?.find((each) => each.field === field)?.message
  return message && besideField(message)
}
