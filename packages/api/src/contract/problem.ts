import * as v from 'valibot'

/**
 * What every failure carries: problem+json (RFC 9457) with the member `message` that the specification's clients read.
 * Only `message` is looked for when reading, since another server may send nothing else, or not even that.
 */
export const problemSchema = v.object({
  /** A sentence for the merchant or the developer. Never repeats what was sent. */
  message: v.string(),
  /** A name from the contract's table of errors. */
  code: v.optional(v.string()),
  /** Always `about:blank`: the code says more than an address would. */
  type: v.optional(v.string()),
  /** The HTTP status in words. */
  title: v.optional(v.string()),
  /** The HTTP status. */
  status: v.optional(v.number()),
  /** One entry a field that was refused, in the order of the schema. */
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() }))),
  /** Names this request in the server's log. */
  request_id: v.optional(v.string()),
})

/** The body of a failure. */
export type Problem = v.InferOutput<typeof problemSchema>
