import { drawIcon } from './drawIcon.tsx'

export const KeyIcon = drawIcon(
  'M8 11.5a4.25 4.25 0 1 0 0 8.5a4.25 4.25 0 0 0 0-8.5M11 12.7L19.5 4M15.5 8l3.5 3.5',
)
