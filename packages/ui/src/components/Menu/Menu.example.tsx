import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

export function PaymentActions() {
  return (
    <Menu
      trigger={<Button tone="secondary">Actions</Button>}
      items={[
        { label: 'Copy link', onSelect: () => void navigator.clipboard.writeText(location.href) },
        { label: 'Download receipt', href: '/receipts/1042' },
        { label: 'Print', onSelect: print },
      ]}
    />
  )
}
