import { drawIcon } from './drawIcon.tsx'

export const PercentIcon = drawIcon(
  'M18.5 5.5l-13 13M7.5 5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5M16.5 14a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5',
)
