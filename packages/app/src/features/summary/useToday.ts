import { useSyncExternalStore } from 'react'

import { today } from './period.ts'

const minuteMs = 60_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}

const read = () => today(Date.now())

/** The day in India. It changes at midnight, also on a page that stays open. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, read, read)
}
