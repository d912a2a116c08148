import { drawIcon } from './drawIcon.tsx'

export const ChevronLeftIcon = drawIcon('M14.5 6l-6 6 6 6')
