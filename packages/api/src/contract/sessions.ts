import * as v from 'valibot'

import { messageResponseSchema } from './messages.ts'
import type { Operation } from './operation.ts'
import { pathIdSchema } from './parameters.ts'
import { idSchema, timestampSchema } from './primitives.ts'

/** A session of the merchant. */
export const sessionSchema = v.object({
  id: idSchema,
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

/** The active sessions: this one first, then those used last. */
export const listSessions = {
  method: 'GET',
  path: '/user/sessions',
  auth: 'bearer',
  response: v.array(sessionSchema),
  errors: ['session_invalid'],
} as const satisfies Operation

/** Ends one session. */
export const endSession = {
  method: 'DELETE',
  path: '/user/sessions/{id}',
  auth: 'bearer',
  confirmed: true,
  params: v.object({ id: pathIdSchema }),
  response: messageResponseSchema,
  errors: ['session_invalid', 'not_found'],
} as const satisfies Operation

/** Ends every session but this one. */
export const endOtherSessions = {
  method: 'DELETE',
  path: '/user/sessions',
  auth: 'bearer',
  confirmed: true,
  response: messageResponseSchema,
  errors: ['session_invalid'],
} as const satisfies Operation

/** Ends this session: its token is refused from then on. */
export const logOut = {
  method: 'POST',
  path: '/user/logout',
  auth: 'bearer',
  endsSession: true,
  response: messageResponseSchema,
  errors: ['session_invalid'],
} as const satisfies Operation
