import { drawIcon } from './drawIcon.tsx'

export const PencilIcon = drawIcon('M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5')
