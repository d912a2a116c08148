import { useState } from 'react'

import { Button } from '../Button/Button.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Drawer } from './Drawer.tsx'

export function PaymentDetails() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Show details
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title="Transaction">
        <DescriptionList
          items={[
            { term: 'Amount', description: '250 USDT' },
            { term: 'Status', description: 'Settled to your wallet' },
          ]}
        />
      </Drawer>
    </>
  )
}
