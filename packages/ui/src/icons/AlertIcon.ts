import { drawIcon } from './drawIcon.tsx'

export const AlertIcon = drawIcon('M12 4L2.8 19.5h18.4zM12 10v4M12 16.9v.1')
