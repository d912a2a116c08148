import { drawIcon } from './drawIcon.tsx'

export const DeviceIcon = drawIcon('M3.5 5h17v11h-17zM9 20h6M12 16v4')
