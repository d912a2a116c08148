import { clsx } from 'clsx'

import { ArrowDownIcon, SortIcon } from '../../icons/icons.ts'
import { tableRoles } from '../../internal/tableRoles.ts'
import { box } from '../Checkbox/Checkbox.css.ts'
import type { TableColumn, TableSort, TableTexts } from './TableColumn.ts'
import * as css from './Table.css.ts'
import type { TableStyles } from './tableStyles.ts'

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | undefined
  onSort: (column: string) => void
  /** How many rows are selected; undefined if rows can't be selected. */
  selection: 'none' | 'some' | 'all' | undefined
  onToggleAll: () => void
  sticky: boolean
  styles: TableStyles
  texts: TableTexts
}

/** The names of the columns, by which users can sort. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  selection,
  onToggleAll,
  sticky,
  styles,
  texts,
}: TableHeadProps<Row>) {
  return (
    <thead {...tableRoles.group} className={clsx(styles.head, sticky && css.stickyHead)}>
      <tr {...tableRoles.row} className={styles.headRow}>
        {selection && (
          <th {...tableRoles.columnHead} aria-label={texts.selection}>
            <input
              type="checkbox"
              className={box}
              aria-label={texts.selectAll}
              checked={selection === 'all'}
              ref={(input) => {
                if (input) input.indeterminate = selection === 'some'
              }}
              onChange={onToggleAll}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              {...tableRoles.columnHead}
              aria-sort={column.sortable ? direction : undefined}
              className={clsx(
                styles.columnHead,
                column.align && css.align[column.align],
                column.headClassName,
              )}
            >
              {column.sortable ? (
                <button type="button" className={css.sortButton} onClick={() => onSort(column.id)}>
                  {column.header}
                  {direction ? (
                    <ArrowDownIcon size="1em" className={css.sortIcon[direction]} />
                  ) : (
                    <SortIcon size="1em" className={css.sortIcon.none} />
                  )}
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
