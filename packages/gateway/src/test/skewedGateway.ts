import { flushCompileCache } from 'node:module'

import pino from 'pino'

import { settingsFromEnvironment } from '../config/loadSettings.ts'
import { startGateway } from '../startGateway.ts'
import { createLoopbackOutbound } from './loopbackOutbound.ts'

/** A gateway in a process of its own, whose clock is `CLOCK_SKEW_MS` ahead, which reaches only this machine. */
const skewMs = Number(process.env['CLOCK_SKEW_MS'])
const gateway = await startGateway(
  settingsFromEnvironment(process.env),
  pino({ level: 'error' }, pino.destination({ fd: 2, sync: true })),
  { now: () => new Date(Date.now() + skewMs), outbound: createLoopbackOutbound() },
)
// Whoever is killed writes nothing at its end: the next one reads compiled what this one had to compile.
flushCompileCache()
process.send?.({ ready: { url: gateway.url, demo: null } })
