import { createMiddleware } from 'hono/factory'
import pino from 'pino'
import type { DestinationStream, Logger } from 'pino'

import type { Settings } from '../config/settings.ts'
import { isFault } from '../errors/Failure.ts'
import { routeOf } from './Environment.ts'
import type { Environment } from './Environment.ts'

/** Names of properties that must not appear in the log. */
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

/** An error without its message, which may contain the values of a database row. */
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

/** Logs JSON lines, by default to standard error. */
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

/** Logs one line per request, without its actual path, query, headers and body, which may contain secrets or addresses. */
export function requestLog(logger: Logger) {
  return createMiddleware<Environment>(async (c, next) => {
    const start = performance.now()
    await next()
    const line = {
      request_id: c.get('requestId'),
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    }
    const failure = c.get('failure')
    if (failure && isFault(failure)) {
      logger.error({ ...line, err: failure.cause ?? failure }, 'request failed')
    } else logger.info(line, 'request')
  })
}
