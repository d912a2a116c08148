import type { ApiFailure, ApiKeyCreation } from '@sluice/api'
import { limits } from '@sluice/api/contract'

/** What is said of API keys. Specification, sections 5 and 8. */
export const apiKeyWords = {
  onlyOne: "You can't add more than one api-key",
  revoked: 'Key revoked successfully',
  copied: 'Copied to clipboard',
  confirmRevoke: 'Are you sure you want to delete this key?',
} as const

/** Why another key must not even be asked for, if that is so. Specification, section 5. */
export function refusalToAdd(keys: readonly unknown[]): string | undefined {
  return keys.length >= limits.maxApiKeys ? apiKeyWords.onlyOne : undefined
}

/** What an answer to creating a key says; nothing where the new key speaks for itself. Specification, section 8. */
export function creationNews(answer: { data: ApiKeyCreation } | { failure: ApiFailure }): {
  toast?: string
  beside?: string
} {
  if ('data' in answer) {
    return answer.data.outcome === 'prefixTaken' ? { toast: answer.data.message } : {}
  }
  const { failure } = answer
  const said = failure.kind === 'http' && failure.status < 500 ? failure.message : undefined
  return { beside: said ?? 'The key was not created. Please try again.' }
}

/** What a failed revocation says beside the key. A key that is gone already needs no words: the list shows it. */
export function revocationNews(failure: ApiFailure): string | undefined {
  if (failure.kind === 'http' && failure.status === 404) return undefined
  return 'The key was not revoked and still works. Please try again.'
}
