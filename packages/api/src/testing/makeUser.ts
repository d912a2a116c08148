import { userSchema } from '../contract/user.ts'
import type { User } from '../contract/user.ts'
import { sampleOf } from './sampleOf.ts'

/** A user as the server sends it. */
export function makeUser(members: Partial<User>): User {
  return { ...Object(sampleOf(userSchema)), ...members }
}
