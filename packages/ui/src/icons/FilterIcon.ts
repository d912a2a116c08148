import { drawIcon } from './drawIcon.tsx'

export const FilterIcon = drawIcon('M4 6.5h16M7 12h10M10 17.5h4')
