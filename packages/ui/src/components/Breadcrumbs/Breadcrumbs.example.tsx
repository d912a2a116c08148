import { Breadcrumbs } from './Breadcrumbs.tsx'

const path = [
  { text: 'Credentials', href: '/credentials' },
  { text: 'Webhooks', href: '/credentials/webhooks' },
  { text: 'Deliveries' },
]

export function WhereAmI() {
  return <Breadcrumbs items={path} />
}
