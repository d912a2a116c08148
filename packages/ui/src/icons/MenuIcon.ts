import { drawIcon } from './drawIcon.tsx'

export const MenuIcon = drawIcon('M4 7h16M4 12h16M4 17h16')
