import type { ReactNode } from 'react'

import { HomeIcon, SettingsIcon } from '../../icons/icons.ts'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { AppShell } from './AppShell.tsx'

const links = [
  { href: '/home', text: 'Home', icon: HomeIcon },
  { href: '/settings', text: 'Settings', icon: SettingsIcon },
]

interface LayoutProps {
  /** From the router. */
  path: string
  onLogout: () => void
  children: ReactNode
}

export function Layout({ path, onLogout, children }: LayoutProps) {
  return (
    <AppShell
      sidebar={<Sidebar links={links} homeHref="/home" currentPath={path} onLogout={onLogout} />}
    >
      <PageHeader title="Settings" />
      {children}
    </AppShell>
  )
}
