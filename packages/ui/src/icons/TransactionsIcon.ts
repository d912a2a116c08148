import { drawIcon } from './drawIcon.tsx'

export const TransactionsIcon = drawIcon(
  'M4 8h15M15.5 4.5L19 8l-3.5 3.5M20 16H5M8.5 12.5L5 16l3.5 3.5',
)
