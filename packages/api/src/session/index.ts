/** The session alone, without React, Redux and schemas, for inline scripts and route guards. */
export { readToken } from './cookie.ts'
export { prefetch } from './prefetch.ts'
export {
  createSession,
  type Session,
  type SessionEnd,
  type SessionEvent,
  type SessionOptions,
} from './session.ts'
