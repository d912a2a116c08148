'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { CrossIcon } from '../../icons/icons.ts'
import { scrim } from '../../internal/overlay.css.ts'
import { useTextProps } from '../../provider/useSettings.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Dialog.css.ts'

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether the dialog is open. */
  open: boolean
  /** Called with false when the dialog should close: on Escape, on the close button, or on a click outside. */
  onOpenChange: (open: boolean) => void
  /** The heading and accessible name. */
  title: string
  /** A sentence below the title. */
  description?: ReactNode
  /** The buttons, main button first. It is on top on a phone and at the end on desktop. */
  actions?: ReactNode
  /** The accessible name of the close button. */
  closeLabel?: string
  /** The content between the description and the actions. */
  children?: ReactNode
}

/** A modal dialog. It traps focus while open and returns it when closed. `ref`, `className` and other props are those of the popup. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  closeLabel: givenLabel,
  className,
  children,
  ...rest
}: DialogProps) {
  const { closeLabel = 'Close' } = useTextProps('Dialog', { closeLabel: givenLabel })
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup className={clsx(css.popup, className)} {...rest}>
            <Base.Title className={clsx(css.title, css.withClose)}>{title}</Base.Title>
            {description && (
              <Base.Description className={css.description}>{description}</Base.Description>
            )}
            {children}
            {actions && <div className={css.actions}>{actions}</div>}
            <Base.Close
              render={
                <IconButton label={closeLabel} className={css.close}>
                  <CrossIcon />
                </IconButton>
              }
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
