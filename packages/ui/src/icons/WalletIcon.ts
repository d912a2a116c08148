import { drawIcon } from './drawIcon.tsx'

export const WalletIcon = drawIcon(
  'M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5h14v-11h-14A1.5 1.5 0 0 1 4 7V6.5A1.5 1.5 0 0 1 5.5 5H17M16 14v.1',
)
