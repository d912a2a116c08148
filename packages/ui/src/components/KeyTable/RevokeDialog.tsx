import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import type { ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx'
import type { RevokeTexts } from './KeyRow.ts'

const defaultTexts: RevokeTexts = {
  confirmTitle: 'Are you sure you want to delete this key?',
  confirmDescription: 'Servers that use it can no longer create payments. This can’t be undone.',
  confirm: 'Delete',
  confirming: 'Deleting…',
}

interface RevokeDialogProps extends Pick<
  ConfirmDialogProps,
  'open' | 'onOpenChange' | 'onConfirm' | 'error'
> {
  texts: Partial<RevokeTexts> | undefined
}

/** Asks before a key is revoked. Loaded when it is needed. */
export function RevokeDialog({ texts: givenTexts, ...rest }: RevokeDialogProps) {
  const texts = { ...defaultTexts, ...givenTexts }
  return (
    <ConfirmDialog
      {...rest}
      title={texts.confirmTitle}
      description={texts.confirmDescription}
      texts={texts}
    />
  )
}
