import { clsx } from 'clsx'
import { memo } from 'react'

import { tableRoles } from '../../internal/tableRoles.ts'
import { box } from '../Checkbox/Checkbox.css.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { TableColumn, TableTexts } from './TableColumn.ts'
import type { TableStyles } from './tableStyles.ts'
import { align } from './Table.css.ts'

export interface RowProps<Row> {
  columns: readonly TableColumn<Row>[]
  getRowId: (row: Row) => string
  rowClassName: ((row: Row) => string | undefined) | undefined
  /** The IDs of the selected rows; undefined if rows can't be selected. */
  selected: ReadonlySet<string> | undefined
  onToggle: (id: string) => void
  selectRowText: TableTexts['selectRow']
  styles: TableStyles
}

function cellClass<Row>(column: TableColumn<Row>, styles: TableStyles): string {
  return clsx(
    styles.cell,
    column.align && align[column.align],
    column.rowHeader && styles.rowHead,
    column.className,
  )
}

function labelOf<Row>({ labelled = true, header }: TableColumn<Row>): string | undefined {
  return labelled ? header : undefined
}

interface SingleRowProps<Row> extends Pick<
  RowProps<Row>,
  'columns' | 'onToggle' | 'selectRowText' | 'styles'
> {
  row: Row
  id: string
  /** The index of the row in the table. */
  index: number
  /** Undefined if rows can't be selected. */
  isSelected: boolean | undefined
  className: string | undefined
}

function PlainRow<Row>({
  row,
  id,
  index,
  columns,
  isSelected,
  className,
  onToggle,
  selectRowText,
  styles,
}: SingleRowProps<Row>) {
  return (
    <tr
      {...tableRoles.row}
      aria-selected={isSelected}
      className={clsx(styles.row, isSelected && styles.selected, className)}
    >
      {isSelected !== undefined && (
        <td {...tableRoles.cell} className={styles.checkbox}>
          <input
            type="checkbox"
            className={box}
            aria-label={selectRowText(index)}
            checked={isSelected}
            onChange={() => onToggle(id)}
          />
        </td>
      )}
      {columns.map((column) =>
        column.rowHeader ? (
          <th
            key={column.id}
            {...tableRoles.rowHead}
            className={cellClass(column, styles)}
            data-label={labelOf(column)}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.id}
            {...tableRoles.cell}
            className={cellClass(column, styles)}
            data-label={labelOf(column)}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` loses the type parameter.
const SingleRow = memo(PlainRow) as typeof PlainRow

interface RowBlockProps<Row> extends RowProps<Row> {
  rows: readonly Row[]
  /** The index of the first of the rows in the table. */
  start: number
  rowHeight: string
}

/** A run of rows that React re-renders, and the browser lays out and paints, as a unit. */
function Block<Row>({
  rows,
  start,
  rowHeight,
  getRowId,
  rowClassName,
  selected,
  styles,
  ...rest
}: RowBlockProps<Row>) {
  return (
    <tbody
      {...tableRoles.group}
      className={styles.block}
      style={{ containIntrinsicBlockSize: `auto calc(${rows.length} * ${rowHeight})` }}
    >
      {rows.map((row, index) => {
        const id = getRowId(row)
        return (
          <SingleRow
            key={id}
            row={row}
            id={id}
            index={start + index}
            isSelected={selected?.has(id)}
            className={rowClassName?.(row)}
            styles={styles}
            {...rest}
          />
        )
      })}
    </tbody>
  )
}

function hasSameProps<Row>(before: RowBlockProps<Row>, after: RowBlockProps<Row>): boolean {
  return (
    before.columns === after.columns &&
    before.rowClassName === after.rowClassName &&
    before.selected === after.selected &&
    before.selectRowText === after.selectRowText &&
    before.styles === after.styles &&
    before.rowHeight === after.rowHeight &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, i) => row === after.rows[i])
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` loses the type parameter.
export const RowBlock = memo(Block, hasSameProps) as typeof Block

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[]
  count: number
  hasSelection: boolean
  styles: TableStyles
}

/** Placeholders as tall as real rows. Hidden from screen readers: the table announces that it is loading. */
export function SkeletonRows<Row>({
  columns,
  count,
  hasSelection,
  styles,
}: SkeletonRowsProps<Row>) {
  return (
    <tbody {...tableRoles.group} className={styles.skeletonBlock} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <tr key={i} {...tableRoles.row} className={styles.row}>
          {hasSelection && <td {...tableRoles.cell} />}
          {columns.map((column) => (
            <td
              key={column.id}
              {...tableRoles.cell}
              className={clsx(cellClass(column, styles), styles.skeletonCell)}
              data-label={labelOf(column)}
            >
              {column.skeleton ?? <Skeleton width="60%" />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
