import { drawIcon } from './drawIcon.tsx'

export const ChevronRightIcon = drawIcon('M9.5 6l6 6-6 6')
