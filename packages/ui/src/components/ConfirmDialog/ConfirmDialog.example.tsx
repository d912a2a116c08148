import { useState } from 'react'

import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface RevokeKeyProps {
  /** The dialog waits for the promise, and stays open if it rejects. */
  onRevoke: () => Promise<void>
}

export function RevokeKey({ onRevoke }: RevokeKeyProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Revoke key
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Are you sure you want to delete this key?"
        description="Your shop can no longer create payments with it."
        texts={{ confirming: 'Deleting…' }}
        onConfirm={onRevoke}
      />
    </>
  )
}
