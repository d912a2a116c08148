import { drawIcon } from './drawIcon.tsx'

export const RefreshIcon = drawIcon('M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5V8H15')
