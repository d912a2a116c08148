import { drawIcon } from './drawIcon.tsx'

export const DownloadIcon = drawIcon('M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15')
