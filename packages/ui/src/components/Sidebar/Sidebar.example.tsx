import { HomeIcon, KeyIcon, SettingsIcon, TransactionsIcon } from '../../icons/icons.ts'
import { Sidebar } from './Sidebar.tsx'

const links = [
  { href: '/home', text: 'Home', icon: HomeIcon },
  { href: '/transactions', text: 'Transaction', icon: TransactionsIcon },
  { href: '/credentials', text: 'Credentials', icon: KeyIcon },
  { href: '/settings', text: 'Settings', icon: SettingsIcon },
]

export function Navigation() {
  return (
    <Sidebar
      links={links}
      homeHref="/home"
      currentPath="/home"
      onLogout={() => void fetch('/logout', { method: 'POST' })}
    />
  )
}
