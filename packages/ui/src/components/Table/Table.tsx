import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'

import { LoadError } from '../../internal/LoadError.tsx'
import { tableRoles } from '../../internal/tableRoles.ts'
import { useEventCallback } from '../../internal/useEventCallback.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { tableTexts } from './TableColumn.ts'
import type { TableColumn, TableSort, TableTexts } from './TableColumn.ts'
import { TableHead } from './TableHead.tsx'
import { RowBlock, SkeletonRows } from './TableRows.tsx'
import { defaultStyles } from './tableStyles.ts'
import type { TableStyles } from './tableStyles.ts'

/** Small enough that laying out one block is fast, large enough that 10,000 rows are not thousands of blocks. */
const rowsPerBlock = 50

function splitIntoBlocks<Row>(rows: readonly Row[]): (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerBlock) }, (_, i) =>
    rows.slice(i * rowsPerBlock, (i + 1) * rowsPerBlock),
  )
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  columns: readonly TableColumn<Row>[]
  /** Keep the identity of unchanged rows, so that they are not rendered again. */
  rows: readonly Row[]
  /** Returns what identifies a row. */
  getRowId: (row: Row) => string
  /** The accessible name of the table. */
  label: string
  /** A heading inside the frame. Omit it where the page's own heading already names the rows. */
  title?: string
  /** The level of that heading. */
  headingLevel?: 2 | 3 | 4
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
  /** Keeps the header in view while the page scrolls. */
  stickyHeader?: boolean
  /** Shows placeholder rows while there are no rows yet. Existing rows stay visible. */
  loading?: boolean
  /** Number of placeholder rows: the size of the first page. */
  expectedRows?: number
  /** Shows an error above the rows. Existing rows stay visible. */
  failed?: boolean
  /** Adds a retry button to the error. */
  onRetry?: () => void
  /** Shown in place of the table when it has loaded and has no rows: an EmptyState. */
  empty?: ReactNode
  /** Shown below the rows: a Pager, a Pagination or a LoadMore. */
  footer?: ReactNode
  /** A class for a row, such as one that is new. Keep the function's identity between renders. */
  rowClassName?: (row: Row) => string | undefined
  /** How tall a row probably is, for rows that have not been laid out yet. */
  rowHeight?: string
  /** Replaces the classes of parts, for a layout of your own. Keep the object's identity between renders. */
  styles?: Partial<TableStyles>
  texts?: Partial<TableTexts>
}

const nothingSelected: ReadonlySet<string> = new Set()

/** Rows with the same columns: a table on desktop, a list with the same columns on a phone. */
export function Table<Row>({
  columns,
  rows,
  getRowId,
  label,
  title,
  headingLevel = 2,
  sort,
  onSortChange,
  selected: givenSelected,
  defaultSelected = nothingSelected,
  onSelectedChange,
  stickyHeader = true,
  loading = false,
  expectedRows = 10,
  failed = false,
  onRetry,
  empty,
  footer,
  rowClassName,
  rowHeight = '3.25rem',
  styles: givenStyles,
  texts: givenTexts,
  className,
  style,
  ...rest
}: TableProps<Row>) {
  const [ownSelected, setOwnSelected] = useState(defaultSelected)
  const selected = onSelectedChange ? (givenSelected ?? ownSelected) : undefined
  const styles = useMemo(() => ({ ...defaultStyles, ...givenStyles }), [givenStyles])
  const texts = { ...tableTexts, ...givenTexts }
  const isEmpty = rows.length === 0
  const Heading = `h${headingLevel}` as const

  const select = (next: ReadonlySet<string>) => {
    setOwnSelected(next)
    onSelectedChange?.(next)
  }

  const toggle = useEventCallback((id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    select(next)
  })

  const isEverySelected = !isEmpty && rows.every((row) => selected?.has(getRowId(row)))
  const selection = isEverySelected ? 'all' : selected?.size ? 'some' : 'none'

  const tracks = columns.map(({ width = 'minmax(0, 1fr)' }) => width)
  const gridColumns: CSSProperties & Record<`--${string}`, string> = {
    '--sl-table-columns': [...(selected ? ['1.5rem'] : []), ...tracks].join(' '),
  }

  return (
    <div
      className={clsx(styles.root, className)}
      aria-busy={loading || undefined}
      style={{ ...gridColumns, ...style }}
      {...rest}
    >
      <output className={visuallyHidden}>{loading && texts.loading}</output>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {failed && (
        <div className={styles.alert}>
          <LoadError text={texts.failed} retryText={texts.retry} onRetry={onRetry} />
        </div>
      )}
      {isEmpty && !loading && !failed && empty}
      {(!isEmpty || loading) && (
        <table {...tableRoles.table} aria-label={label} className={styles.table}>
          <TableHead
            columns={columns}
            sort={sort}
            onSort={(column) =>
              onSortChange?.({
                column,
                direction:
                  sort?.column === column && sort.direction === 'ascending'
                    ? 'descending'
                    : 'ascending',
              })
            }
            selection={selected && selection}
            onToggleAll={() => select(isEverySelected ? new Set() : new Set(rows.map(getRowId)))}
            sticky={stickyHeader}
            styles={styles}
            texts={texts}
          />
          {isEmpty && (
            <SkeletonRows
              columns={columns}
              count={expectedRows}
              hasSelection={selected !== undefined}
              styles={styles}
            />
          )}
          {splitIntoBlocks(rows).map((block, i) => (
            <RowBlock
              // oxlint-disable-next-line react/no-array-index-key -- A block is identified by its position.
              key={i}
              rows={block}
              start={i * rowsPerBlock}
              columns={columns}
              getRowId={getRowId}
              rowClassName={rowClassName}
              rowHeight={rowHeight}
              selected={selected}
              onToggle={toggle}
              selectRowText={texts.selectRow}
              styles={styles}
            />
          ))}
        </table>
      )}
      {footer != null && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}
