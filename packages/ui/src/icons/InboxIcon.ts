import { drawIcon } from './drawIcon.tsx'

export const InboxIcon = drawIcon('M4 13.5L6.5 5h11L20 13.5V19H4zM4 13.5h5l1 2.5h4l1-2.5h5')
