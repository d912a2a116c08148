import type { ConfirmDialogProps } from '@sluice/ui'
import { lazy, Suspense, useState } from 'react'

const Popup = lazy(() => import('./popup.ts').then((module) => ({ default: module.ConfirmDialog })))

/** The design system's `ConfirmDialog`, loaded when it is first opened. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense>
        <Popup {...props} />
      </Suspense>
    )
  )
}
