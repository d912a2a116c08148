import * as v from 'valibot'

/** An answer that only says something; screens show their own words, so even the message may be missing. */
export const messageResponseSchema = v.object({
  message: v.optional(v.string(), ''),
})

/** An answer that only says something. */
export type MessageResponse = v.InferOutput<typeof messageResponseSchema>
