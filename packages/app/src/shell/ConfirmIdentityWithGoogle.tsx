import { ConfirmIdentityDialog } from '../features/confirmIdentity/ConfirmIdentityDialog.tsx'
import { ConfirmWithGoogle } from '../features/googleSignIn/ConfirmWithGoogle.tsx'

/** The dialog with its ways to confirm that are features of their own. */
export function ConfirmIdentityWithGoogle({ onClose }: { onClose: (confirmed: boolean) => void }) {
  return (
    <ConfirmIdentityDialog
      onClose={onClose}
      renderGoogle={(confirm) => <ConfirmWithGoogle onToken={confirm} />}
    />
  )
}
