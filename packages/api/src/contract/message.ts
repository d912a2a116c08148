import * as v from 'valibot'

/** An answer that only says something; screens show their own words, so even the message may be missing. */
export const messageAnswerSchema = v.object({
  message: v.optional(v.string(), ''),
})

/** An answer that only says something. */
export type MessageAnswer = v.InferOutput<typeof messageAnswerSchema>
