import pino from 'pino'
import type { DestinationStream, Logger } from 'pino'

import type { Settings } from '../config/settings.ts'

/** Names of members that hold what no log may hold. */
const secretNames = [
  'password',
  'new_password',
  'token',
  'access_token',
  'authorization',
  'key',
  'secret',
  'email',
  'to',
  'url',
  'webhookUrl',
]

/** A failure's kind and place, without its words: a database's words may repeat the values of a row. */
function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    stack: frames.slice(0, 12).map((line) => line.trim()),
    ...(error.cause ? { cause: serializeError(error.cause) } : {}),
  }
}

/** Writes JSON lines, by default to standard error. */
export function createLogger(
  settings: Settings,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Logger {
  return pino(
    {
      level: settings.log_level ?? (settings.mode === 'live' ? 'info' : 'warn'),
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
      redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    },
    destination,
  )
}
