import { registerRequestSchema } from '@sluice/api/contract'
import * as v from 'valibot'

/** The sign-up form: what is sent, and the two consents that are not. Specification, section 5. */
export const signUpSchema = v.object({
  ...registerRequestSchema.entries,
  terms: v.literal(true, 'You must accept terms & condition'),
  privacy: v.literal(true, 'You must accept Privacy Policy'),
})
export type SignUpFields = v.InferOutput<typeof signUpSchema>
