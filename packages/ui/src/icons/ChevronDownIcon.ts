import { drawIcon } from './drawIcon.tsx'

export const ChevronDownIcon = drawIcon('M6 9.5l6 6 6-6')
