import { drawIcon } from './drawIcon.tsx'

export const ExternalIcon = drawIcon('M13.5 4.5h6v6M19.5 4.5L11 13M17.5 14v5.5h-13v-13H10')
