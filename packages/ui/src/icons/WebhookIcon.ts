import { drawIcon } from './drawIcon.tsx'

export const WebhookIcon = drawIcon(
  'M9.5 14.5l5-5M11 6.5L12.5 5a4.6 4.6 0 0 1 6.5 6.5L17.5 13M13 17.5L11.5 19A4.6 4.6 0 0 1 5 12.5L6.5 11',
)
