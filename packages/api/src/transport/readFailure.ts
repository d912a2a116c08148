import type { FieldError, HttpFailure } from '../failure.ts'

/** Reads a failure's body tolerantly: whatever of problem+json is there, and nothing of anything else. */
export function readFailure(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  text: string,
): HttpFailure {
  const { message, code, errors } = membersOf(text)
  const fields = Array.isArray(errors) ? errors.filter(isFieldError) : []
  const retryAfter = seconds(headers.get('Retry-After'))
  return {
    kind: 'http',
    status,
    ...(typeof message === 'string' && message.trim() && { message }),
    ...(typeof code === 'string' && { code }),
    ...(fields.length > 0 && { errors: fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

function membersOf(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}

function isFieldError(entry: unknown): entry is FieldError {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'field' in entry &&
    typeof entry.field === 'string' &&
    'message' in entry &&
    typeof entry.message === 'string'
  )
}

/** `Retry-After` is a number of seconds or a date. */
function seconds(header: string | null): number | undefined {
  if (!header) return undefined
  const value = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(value) ? undefined : Math.max(0, Math.ceil(value))
}
