'use client'

import { useState } from 'react'
import type { ComponentType } from 'react'

import { Button } from '../components/Button/Button.tsx'

interface OpenProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** For stories: renders a dialog together with a button that opens it. */
export function withTrigger<Props extends OpenProps>(
  Component: ComponentType<Props>,
  label: string,
) {
  return function WithTrigger(args: Props) {
    const [open, setOpen] = useState(args.open)
    return (
      <div style={{ minHeight: 420 }}>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {label}
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
