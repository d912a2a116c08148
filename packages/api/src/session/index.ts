/** The session alone, for the pages before log-in and the guard of those behind it: no Redux, no React, no schemas. */
export { askEarly } from './earlyAnswers.ts'
export { readToken } from './readToken.ts'
export {
  createSession,
  type Session,
  type SessionEnd,
  type SessionEvent,
  type SessionOptions,
} from './session.ts'
