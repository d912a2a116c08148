import { flushCompileCache } from 'node:module'

import pino from 'pino'

import { settingsFromEnvironment } from '../config/loadSettings.ts'
import { startGateway } from '../startGateway.ts'
import { createFastClock } from './fastClock.ts'
import { createLoopbackOutbound } from './loopbackOutbound.ts'

/** A gateway in a process of its own, on the clock that a test and its gateways share, which reaches only this machine. */
const gateway = await startGateway(
  settingsFromEnvironment(process.env),
  pino({ level: 'error' }, pino.destination({ fd: 2, sync: true })),
  {
    now: createFastClock(Number(process.env['CLOCK_BEGAN'])),
    outbound: { ...createLoopbackOutbound(), timeoutMs: 400 },
  },
)
// Whoever is killed writes nothing at its end: the next one reads compiled what this one had to compile.
flushCompileCache()
process.send?.({ ready: { url: gateway.url, demo: null } })
