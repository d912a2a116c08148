import { SectionNav } from './SectionNav.tsx'

const sections = [
  { href: '/settings', text: 'Account' },
  { href: '/settings/business', text: 'Business' },
  { href: '/settings/security', text: 'Security' },
]

export function Sections() {
  return <SectionNav label="Settings" links={sections} currentPath="/settings/business" />
}
