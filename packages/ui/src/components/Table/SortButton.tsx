'use client'

import { ArrowDownIcon, SortIcon } from '../../icons/icons.ts'
import * as css from './SortButton.css.ts'
import type { TableSort } from './TableColumn.ts'

interface SortButtonProps {
  column: string
  header: string
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

/** The header of a column by which the rows can be sorted. */
export function SortButton({ column, header, sort, onSort }: SortButtonProps) {
  const current = sort?.column === column ? sort.direction : undefined
  const direction = current === 'ascending' ? 'descending' : 'ascending'
  return (
    <button type="button" className={css.button} onClick={() => onSort?.({ column, direction })}>
      <span>{header}</span>
      {current ? (
        <ArrowDownIcon size="1em" className={css.icon[current]} />
      ) : (
        <SortIcon size="1em" className={css.icon.none} />
      )}
    </button>
  )
}
