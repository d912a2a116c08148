import { drawIcon } from './drawIcon.tsx'

export const PersonIcon = drawIcon(
  'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
)
