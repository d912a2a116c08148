import { drawIcon } from './drawIcon.tsx'

export const CodeIcon = drawIcon('M8 7.5L3.5 12 8 16.5M16 7.5l4.5 4.5-4.5 4.5M13.5 5l-3 14')
