import { useState } from 'react'
import type { ComponentType } from 'react'

import { Button } from '../components/Button/Button.tsx'

interface Opened {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** For stories: what opens over the page, beside the button that opens it. */
export function openedBy<Props extends Opened>(Component: ComponentType<Props>, trigger: string) {
  return function WithTrigger(args: Props) {
    const [open, setOpen] = useState(args.open)
    return (
      <div style={{ minHeight: 420 }}>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {trigger}
        </Button>
        <Component
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange(next)
            setOpen(next)
          }}
        />
      </div>
    )
  }
}
