import type { ApiCallRow } from './apiCallRepository.ts'

/** How many calls wait at most. What is beyond is not logged. */
const maxWaiting = 10_000

/** A call with an API key. */
export interface FinishedCall extends ApiCallRow {
  api_key_id: string
}

/** Calls that are not written yet: the log costs a request no query of its own. */
export interface ApiCallBuffer {
  add: (call: FinishedCall) => void
  take: (count: number) => FinishedCall[]
}

/** Creates an empty buffer. */
export function createApiCallBuffer(): ApiCallBuffer {
  const waiting: FinishedCall[] = []
  return {
    add: (call) => {
      if (waiting.length < maxWaiting) waiting.push(call)
    },
    take: (count) => waiting.splice(0, count),
  }
}
