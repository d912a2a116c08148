import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema } from './parameters.ts'
import { sessionIdSchema, timestampSchema } from './primitives.ts'

/** A session of the merchant. */
export const sessionSchema = v.object({
  id: sessionIdSchema,
  /** What it was started with, such as `Chrome on Windows`. Empty if it is not known. */
  device: v.string(),
  /** The IP address from which it was started, for IPv6 its network. Empty if it is not known. */
  address: v.string(),
  created_at: timestampSchema,
  /** When it was last used, to within five minutes. */
  last_seen_at: timestampSchema,
  /** Whether it is the session of this call. */
  current: v.boolean(),
})
export type SessionRecord = v.InferOutput<typeof sessionSchema>

export const listSessions = {
  method: 'GET',
  path: '/user/sessions',
  auth: 'bearer',
  tag: 'Account',
  summary: 'List sessions',
  description:
    'Returns the active sessions of the merchant: the current one first, then those used last.',
  response: v.array(sessionSchema),
  errors: ['session_invalid'],
} as const satisfies Operation

export const endSession = {
  method: 'DELETE',
  path: '/user/sessions/{id}',
  auth: 'bearer',
  tag: 'Account',
  summary: 'End a session',
  description: 'The token of the session is refused from then on.',
  confirmed: true,
  params: v.object({ id: pathIdSchema }),
  response: messageResponseSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

export const endOtherSessions = {
  method: 'DELETE',
  path: '/user/sessions',
  auth: 'bearer',
  tag: 'Account',
  summary: 'End all other sessions',
  description: 'Ends every session but the current one.',
  confirmed: true,
  response: messageResponseSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

export const logOut = {
  method: 'POST',
  path: '/user/logout',
  auth: 'bearer',
  tag: 'Account',
  summary: 'Log out',
  description: 'Ends the current session: its token is refused from then on.',
  endsSession: true,
  response: messageResponseSchema,
  errors: ['session_invalid'],
} as const satisfies Operation
