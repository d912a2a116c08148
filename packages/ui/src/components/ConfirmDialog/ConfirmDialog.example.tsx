import { useState } from 'react'

import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Your call to the server. The dialog waits for it, and stays open if it fails. */
async function revoke() {
  await fetch('/api/keys/7', { method: 'DELETE' })
}

export function RevokeKey() {
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
        onConfirm={revoke}
      />
    </>
  )
}
