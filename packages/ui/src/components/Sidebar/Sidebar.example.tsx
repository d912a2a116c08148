import { HomeIcon, KeyIcon, SettingsIcon, TransactionsIcon } from '../../icons/icons.ts'
import { Sidebar } from './Sidebar.tsx'

const links = [
  { href: '/home', text: 'Home', icon: HomeIcon },
  { href: '/transactions', text: 'Transaction', icon: TransactionsIcon },
  { href: '/credentials', text: 'Credentials', icon: KeyIcon },
  { href: '/settings', text: 'Settings', icon: SettingsIcon },
]

interface NavigationProps {
  /** From the router. */
  path: string
  onLogout: () => void
}

export function Navigation({ path, onLogout }: NavigationProps) {
  return <Sidebar links={links} homeHref="/home" currentPath={path} onLogout={onLogout} />
}
