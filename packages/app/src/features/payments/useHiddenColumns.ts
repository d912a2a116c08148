import type { OptionalColumn } from '@sluice/ui'
import { useMemo } from 'react'

import { storeText, useStoredText } from '../../hooks/storedText.ts'

const storageKey = 'hidden-columns'

/** The columns that can be hidden, in the order of the table. */
export const optionalColumns = ['type', 'hash', 'meta'] as const satisfies readonly OptionalColumn[]

/** The columns that the merchant hides on this device. */
export interface HiddenColumns {
  hidden: ReadonlySet<OptionalColumn>
  show: (column: OptionalColumn, isShown: boolean) => void
}

/** Keeps the choice of columns on this device. */
export function useHiddenColumns(): HiddenColumns {
  const stored = useStoredText(storageKey)
  const hidden = useMemo(() => {
    const names = stored?.split(',') ?? []
    return new Set(optionalColumns.filter((column) => names.includes(column)))
  }, [stored])
  const show = (column: OptionalColumn, isShown: boolean) => {
    const next = optionalColumns.filter((each) => (each === column ? !isShown : hidden.has(each)))
    storeText(storageKey, next.join(','))
  }
  return { hidden, show }
}
