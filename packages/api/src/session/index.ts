/** The session alone, without React, Redux and schemas, for inline scripts and route guards. */
export { readToken } from './cookie.ts'
export { prefetch } from './prefetch.ts'
export * from './pairing.ts'
export * from './session.ts'
