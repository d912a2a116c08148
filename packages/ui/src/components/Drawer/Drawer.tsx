import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { CrossIcon } from '../../icons/icons.ts'
import { scrim } from '../../internal/overlay.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Drawer.css.ts'

export interface DrawerProps {
  /** Whether it is shown; whoever shows it decides. */
  open: boolean
  /** Asks to be closed: Escape, the cross, or a press beside it. */
  onOpenChange: (open: boolean) => void
  /** It is gone, its motion included. */
  onClosed?: () => void
  /** What it shows; its heading and its name. */
  title: string
  /** Where the focus goes when it closes; by default to what had it before. */
  returnFocus?: () => HTMLElement | null
  /** What the cross does, for a screen reader. */
  closeLabel?: string
  /** For the panel itself. */
  className?: string
  children: ReactNode
}

/** One thing of a list in full, beside the list: a panel at the end of the line, or from below on a phone. */
export function Drawer({
  open,
  onOpenChange,
  onClosed,
  title,
  returnFocus,
  closeLabel = 'Close',
  className,
  children,
}: DrawerProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(opened) => !opened && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Popup
          className={clsx(css.popup, className)}
          finalFocus={returnFocus && (() => returnFocus() ?? true)}
        >
          <div className={css.head}>
            <Base.Title className={css.title}>{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label={closeLabel}>
                  <CrossIcon />
                </IconButton>
              }
            />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by a keyboard. */}
          <div className={css.body} tabIndex={0}>
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
