import { Dialog } from '@sluice/ui'
import { useState } from 'react'

import { useText } from '../../messages/TextProvider.tsx'
import { CreateLinkForm } from './CreateLinkForm.tsx'
import type { Shareable } from './Shareable.ts'
import { ShareLink } from './ShareLink.tsx'

export interface LinkDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The link to share. Without one the dialog creates one first. */
  shareable?: Shareable | undefined
}

/** Creates a link and shows it, or shows one that exists. */
export function LinkDialog({ open, onOpenChange, shareable }: LinkDialogProps) {
  const t = useText()
  const [created, setCreated] = useState<Shareable>()
  const shown = shareable ?? created
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={shown ? t('paymentLinks.shareTitle') : t('paymentLinks.newPaymentLink')}
    >
      {shown ? <ShareLink shareable={shown} /> : <CreateLinkForm onCreated={setCreated} />}
    </Dialog>
  )
}
