import { lazyDialog } from '../lazyDialog.tsx'

/** The design system's `ConfirmDialog`, loaded when it is first opened. */
export const ConfirmDialog = lazyDialog(() =>
  import('./popup.ts').then((module) => module.ConfirmDialog),
)
