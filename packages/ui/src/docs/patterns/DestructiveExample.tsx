import { useState } from 'react'

import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Text } from '../../components/Text/Text.tsx'

export function DestructiveExample() {
  const [open, setOpen] = useState(false)
  const [isRevoked, setRevoked] = useState(false)
  return (
    <Inline justify="between" gap="base">
      <Text>{isRevoked ? 'The key was revoked.' : 'Shop server, ending in 84f'}</Text>
      <Button tone="secondary" disabled={isRevoked} onClick={() => setOpen(true)}>
        Revoke key
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Revoke the key of “Shop server”?"
        description="Servers that use it can no longer create payments. This can’t be undone."
        texts={{ confirm: 'Revoke key', confirming: 'Revoking…' }}
        onConfirm={() => setRevoked(true)}
      />
    </Inline>
  )
}
