import type { OptionalColumn } from '@sluice/ui'
import { useSyncExternalStore } from 'react'

const storageKey = 'hidden-columns'

/** The columns that can be hidden, in the order of the table. */
export const optionalColumns = ['type', 'hash', 'meta'] as const satisfies readonly OptionalColumn[]

const none: ReadonlySet<OptionalColumn> = new Set<never>()
const listeners = new Set<() => void>()
let last = { stored: '', hidden: none }

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): ReadonlySet<OptionalColumn> {
  const stored = localStorage.getItem(storageKey) ?? ''
  if (stored !== last.stored) {
    const names = stored.split(',')
    last = { stored, hidden: new Set(optionalColumns.filter((column) => names.includes(column))) }
  }
  return last.hidden
}

function show(column: OptionalColumn, isShown: boolean): void {
  const hidden = optionalColumns.filter((each) => (each === column ? !isShown : read().has(each)))
  localStorage.setItem(storageKey, hidden.join(','))
  for (const listener of listeners) listener()
}

/** The columns that the merchant hides on this device. */
export interface HiddenColumns {
  hidden: ReadonlySet<OptionalColumn>
  show: (column: OptionalColumn, isShown: boolean) => void
}

/** Keeps the choice of columns on this device. */
export function useHiddenColumns(): HiddenColumns {
  return { hidden: useSyncExternalStore(subscribe, read, () => none), show }
}
