import { drawIcon } from './drawIcon.tsx'

export const InfoIcon = drawIcon('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 11v5M12 7.9v.1')
