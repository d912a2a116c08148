import * as v from 'valibot'

import { userSchema } from '../contract/user.ts'
import type { User } from '../contract/user.ts'

/**
 * Every member of a user may be missing, so that any object would read as a user without a business, and an odd answer
 * would close the business gate on a merchant who has one. A user is only what has at least one member of a user.
 */
export function recognisedUser(schema: v.GenericSchema<unknown, User>) {
  return v.pipe(
    v.unknown(),
    v.check(
      (response) =>
        typeof response === 'object' &&
        response !== null &&
        Object.keys(userSchema.entries).some((member) => member in response),
    ),
    schema,
  )
}
