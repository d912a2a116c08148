import * as css from './Table.css.ts'

/** The classes of a table's parts. */
export type TableStyles = Record<
  | 'root'
  | 'title'
  | 'alert'
  | 'table'
  | 'head'
  | 'headRow'
  | 'columnHead'
  | 'block'
  | 'skeletonBlock'
  | 'row'
  | 'selected'
  | 'cell'
  | 'rowHead'
  | 'skeletonCell'
  | 'footer',
  string
>

export const defaultStyles: TableStyles = {
  root: css.root,
  title: css.title,
  alert: css.alert,
  table: css.table,
  head: css.head,
  headRow: css.headRow,
  columnHead: css.columnHead,
  block: css.block,
  skeletonBlock: css.skeletonBlock,
  row: css.row,
  selected: css.selected,
  cell: css.cell,
  rowHead: css.rowHead,
  skeletonCell: css.skeletonCell,
  footer: css.footer,
}
