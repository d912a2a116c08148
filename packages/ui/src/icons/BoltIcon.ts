import { drawIcon } from './drawIcon.tsx'

export const BoltIcon = drawIcon('M13 3L5 14h6l-1 7 8-11h-6z')
