/** The dialog of a KeyTable. */
export async function loadConfirmDialog() {
  return (await import('../ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog
}

/**
 * Fetches what a KeyTable shows only on request: the dialog that asks before a key is revoked. To be called when the
 * browser is idle; coming near the button that revokes does it as well. A failure is told when the dialog is wanted.
 */
export function preloadKeyTable(): void {
  loadConfirmDialog().catch(() => undefined)
}
