import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx'
import { Footer } from './Footer.tsx'

const groups = [
  {
    title: 'Product',
    links: [
      { label: 'Services', href: '#services' },
      { label: 'Fees', href: '#fees' },
    ],
  },
  {
    title: 'Account',
    links: [
      { label: 'Sign in', href: '/login' },
      { label: 'Get Started', href: '/signup' },
    ],
  },
]

export function PublicFooter() {
  return (
    <Footer
      tagline="Crypto payments, settled to your wallet."
      groups={groups}
      legal="© 2026"
      control={<ThemeSwitch />}
    />
  )
}
