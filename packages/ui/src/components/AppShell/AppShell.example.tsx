import { HomeIcon, SettingsIcon } from '../../icons/icons.ts'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { AppShell } from './AppShell.tsx'

const links = [
  { href: '/home', text: 'Home', icon: HomeIcon },
  { href: '/settings', text: 'Settings', icon: SettingsIcon },
]

export function Layout() {
  return (
    <AppShell
      sidebar={
        <Sidebar
          links={links}
          homeHref="/home"
          currentPath="/settings"
          onLogout={() => void fetch('/logout', { method: 'POST' })}
        />
      }
    >
      <PageHeader title="Settings" />
    </AppShell>
  )
}
