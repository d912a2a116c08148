import type { Hono } from 'hono'

import type { Process } from '../context.ts'
import type { Environment } from './Environment.ts'

/** A part of the gateway that adds its own routes. */
export type RouteGroup = (app: Hono<Environment>, context: Process) => void
