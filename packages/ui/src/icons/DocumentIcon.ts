import { drawIcon } from './drawIcon.tsx'

export const DocumentIcon = drawIcon('M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5M9 12.5h6M9 16h6')
