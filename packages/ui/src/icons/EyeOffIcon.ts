import { drawIcon } from './drawIcon.tsx'

export const EyeOffIcon = drawIcon(
  'M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.2 7.3A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 5-1.5M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16',
)
