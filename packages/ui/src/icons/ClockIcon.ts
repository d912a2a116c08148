import { drawIcon } from './drawIcon.tsx'

export const ClockIcon = drawIcon('M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 7.5V12l3 2')
