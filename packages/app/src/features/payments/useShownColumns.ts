import { optionalColumns, type OptionalColumn } from '@sluice/ui'
import { useMemo } from 'react'

import { storeText, useStoredText } from '../../hooks/storedText.ts'

const storageKey = 'shown-columns'

/** The columns that the merchant has asked for on this device. */
export interface ShownColumns {
  shown: ReadonlySet<OptionalColumn>
  show: (column: OptionalColumn, isShown: boolean) => void
}

/** Keeps the choice of columns on this device. */
export function useShownColumns(): ShownColumns {
  const stored = useStoredText(storageKey)
  const shown = useMemo(() => {
    const names = stored?.split(',') ?? []
    return new Set(optionalColumns.filter((column) => names.includes(column)))
  }, [stored])
  const show = (column: OptionalColumn, isShown: boolean) => {
    const next = optionalColumns.filter((each) => (each === column ? isShown : shown.has(each)))
    storeText(storageKey, next.join(','))
  }
  return { shown, show }
}
