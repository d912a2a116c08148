import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { CrossIcon } from '../../icons/icons.ts'
import { scrim } from '../../internal/overlay.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Dialog.css.ts'

export interface DialogProps {
  /** Whether it is shown; whoever shows it decides. */
  open: boolean
  /** Asks to be closed: Escape, the cross, or a press beside it. */
  onOpenChange: (open: boolean) => void
  /** What it is about; its first heading and its name. */
  title: string
  /** A sentence under the title. */
  description?: ReactNode
  /** The buttons at its foot, the main one first: on a phone it is on top, on a desktop at the end. */
  actions?: ReactNode
  /** What the cross does, for a screen reader. */
  closeLabel?: string
  /** For the sheet itself. */
  className?: string
  /** What stands between the words and the buttons: the fields of the task. */
  children?: ReactNode
}

/** A sheet over the page that holds the focus until it is closed, then gives it back to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  closeLabel = 'Close',
  className,
  children,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup className={clsx(css.popup, className)}>
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
