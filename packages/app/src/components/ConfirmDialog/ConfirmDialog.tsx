import type { ConfirmDialogProps } from '@sluice/ui'
import { useState } from 'react'

import { lazyPart } from '../lazyPart.tsx'

const Popup = lazyPart(() => import('./popup.ts').then((module) => module.ConfirmDialog))

/** The design system's `ConfirmDialog`, loaded when it is first opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return wasOpened && <Popup {...props} />
}
