/**
 * The roles of a table's parts, to be spread onto them: an element with a `display` of its own is no longer a table to some browsers
 * and screen readers unless it says so.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
