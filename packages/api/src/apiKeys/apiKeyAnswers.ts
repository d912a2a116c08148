import * as v from 'valibot'

import { createApiKey, listApiKeys } from '../contract/apiKeys.ts'
import type { ApiKey } from '../contract/apiKeys.ts'
import { messages } from '../contract/messages.ts'

/** How creating a key went. `prefixTaken`: there is one already, nothing was created, and `message` says so. */
export type ApiKeyCreation =
  | { outcome: 'created'; apiKey: ApiKey }
  | { outcome: 'prefixTaken'; message: string }

/** The list, or the one message that stands for none; other words in a list's place are no answer. */
export const listOrNone = v.pipe(
  listApiKeys.response,
  v.check((response) => Array.isArray(response) || response.message === messages.noApiKeys),
)

/** Reads the message as the empty list that it stands for. */
export function apiKeyList(response: v.InferOutput<typeof listOrNone>): ApiKey[] {
  return Array.isArray(response) ? response : []
}

/** The key, or the one message that says that there is one already. */
export const createdOrTaken = v.pipe(
  createApiKey.response,
  v.check((response) => 'key' in response || response.message === messages.prefixTaken),
)

/** Tells the two answers of creating a key apart. */
export function apiKeyCreation(response: v.InferOutput<typeof createdOrTaken>): ApiKeyCreation {
  return 'key' in response
    ? { outcome: 'created', apiKey: response }
    : { outcome: 'prefixTaken', message: response.message }
}
