'use client'

import { useMemo, useState } from 'react'

import { useEventCallback } from '../../internal/useEventCallback.ts'
import { useTexts } from '../../provider/useSettings.ts'
import { box } from '../Checkbox/Checkbox.css.ts'
import { BaseTable } from './BaseTable.tsx'
import type { BaseTableProps } from './BaseTable.tsx'
import { SortButton } from './SortButton.tsx'
import { selectionTexts } from './TableColumn.ts'
import type { TableColumn, TableSort, TableTexts } from './TableColumn.ts'

export interface TableProps<Row> extends BaseTableProps<Row> {
  /** How the rows are sorted, if the parent sorts them. */
  sort?: TableSort
  /** Called with the new order when the user clicks the header of a sortable column. Sort the rows yourself. */
  onSortChange?: (sort: TableSort) => void
  /** The IDs of the selected rows, if the parent controls them. */
  selected?: ReadonlySet<string>
  /** The IDs of the rows that are selected at first. */
  defaultSelected?: ReadonlySet<string>
  /** Called with the IDs of the selected rows. Adds a column of checkboxes. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void
  /** What a row is about, such as `order 1042`, for the accessible name of its checkbox. Keep its identity between renders. */
  getRowName?: (row: Row) => string
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<TableTexts>
}

const nothingSelected: ReadonlySet<string> = new Set()

/** The ID of the column of checkboxes. */
const selectionId = 'selection'

/** The column of checkboxes. */
function selectionColumn<Row>(
  nameRow: (row: Row, index: number) => string,
  onToggle: (row: Row) => void,
): TableColumn<Row> {
  return {
    id: selectionId,
    header: '',
    cell: (row, index, isSelected) => (
      <input
        type="checkbox"
        className={box}
        aria-label={nameRow(row, index)}
        checked={isSelected}
        onChange={() => onToggle(row)}
      />
    ),
    width: '1.5rem',
    skeleton: '',
    labelled: false,
  }
}

/** Rows with the same columns: a table on desktop, a list with the same columns on a phone. */
export function Table<Row>({
  columns,
  rows,
  getRowId,
  sort,
  onSortChange,
  selected: givenSelected,
  defaultSelected = nothingSelected,
  onSelectedChange,
  getRowName,
  texts: givenTexts,
  ...rest
}: TableProps<Row>) {
  const [ownSelected, setOwnSelected] = useState(defaultSelected)
  const selected = onSelectedChange ? (givenSelected ?? ownSelected) : undefined
  const texts = { ...selectionTexts, ...useTexts('Table', givenTexts) }
  const { selectRow, rowNumber } = texts
  const isEverySelected = rows.length > 0 && rows.every((row) => selected?.has(getRowId(row)))

  const select = (next: ReadonlySet<string>) => {
    setOwnSelected(next)
    onSelectedChange?.(next)
  }

  const toggle = useEventCallback((row: Row) => {
    const next = new Set(selected)
    const id = getRowId(row)
    if (!next.delete(id)) next.add(id)
    select(next)
  })

  const hasSelection = selected !== undefined
  const allColumns = useMemo(() => {
    if (!hasSelection) return columns
    const nameRow = (row: Row, index: number) =>
      selectRow(getRowName?.(row) ?? rowNumber(index + 1))
    return [selectionColumn(nameRow, toggle), ...columns]
  }, [columns, getRowName, hasSelection, rowNumber, selectRow, toggle])

  return (
    <BaseTable
      {...rest}
      columns={allColumns}
      rows={rows}
      getRowId={getRowId}
      sort={sort}
      selected={selected}
      renderHead={({ id, header, sortable }) => {
        if (id === selectionId) {
          return (
            <input
              type="checkbox"
              className={box}
              aria-label={texts.selectAll}
              checked={isEverySelected}
              ref={(input) => {
                if (input) input.indeterminate = !isEverySelected && selected?.size !== 0
              }}
              onChange={() => select(isEverySelected ? new Set() : new Set(rows.map(getRowId)))}
            />
          )
        }
        return sortable ? (
          <SortButton column={id} header={header} sort={sort} onSort={onSortChange} />
        ) : (
          header
        )
      }}
      texts={texts}
    />
  )
}
