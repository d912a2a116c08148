import { drawIcon } from './drawIcon.tsx'

export const CardIcon = drawIcon('M3.5 6h17v12.5h-17zM3.5 10h17M7 15h3')
