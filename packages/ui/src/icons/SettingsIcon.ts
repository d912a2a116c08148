import { drawIcon } from './drawIcon.tsx'

export const SettingsIcon = drawIcon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4M9 14.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4',
)
