import { drawIcon } from './drawIcon.tsx'

export const LogoutIcon = drawIcon('M10 4H4.5v16H10M9.5 12H20M16.5 8.5L20 12l-3.5 3.5')
