import type { ComponentType } from 'react'

import type { IconProps } from '../../icons/Icon.tsx'
import { HomeIcon, KeyIcon, SettingsIcon, TransactionsIcon } from '../../icons/icons.ts'

/** One page of the sidebar. */
export interface SidebarLink {
  /** The path of the page; pages below it mark this link too. */
  href: string
  /** One short word: it stands under an icon on a phone. */
  text: string
  icon: ComponentType<IconProps>
}

/** The pages of the specification, in its words. */
export const sidebarLinks: readonly SidebarLink[] = [
  { href: '/home', text: 'Home', icon: HomeIcon },
  { href: '/transactions', text: 'Transaction', icon: TransactionsIcon },
  { href: '/credentials', text: 'Credentials', icon: KeyIcon },
  { href: '/settings', text: 'Settings', icon: SettingsIcon },
]
