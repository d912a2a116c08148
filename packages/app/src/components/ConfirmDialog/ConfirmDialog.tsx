import type { ConfirmDialogProps } from '@sluice/ui'
import { lazy, useState } from 'react'

import { LazyPart } from '../LazyPart.tsx'

const Popup = lazy(() => import('./popup.ts').then((module) => ({ default: module.ConfirmDialog })))

/** The design system's `ConfirmDialog`, loaded when it is first opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <LazyPart what="The question">
        <Popup {...props} />
      </LazyPart>
    )
  )
}
