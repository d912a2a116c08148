'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { CrossIcon } from '../../icons/icons.ts'
import { scrim } from '../../internal/overlay.css.ts'
import { useTextProps } from '../../provider/useSettings.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Drawer.css.ts'

export interface DrawerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether the drawer is open. */
  open: boolean
  /** Called with false when the drawer should close: on Escape, on the close button, or on a click outside. */
  onOpenChange: (open: boolean) => void
  /** Called after the closing animation. */
  onClosed?: () => void
  /** The heading and accessible name. */
  title: string
  /** Returns the element to focus after closing. Defaults to the previously focused element. */
  returnFocus?: () => HTMLElement | null
  /** The accessible name of the close button. */
  closeLabel?: string
  /** The content. */
  children: ReactNode
}

/** A modal panel that shows the details of a list item: at the side, or at the bottom on a phone. `ref`, `className` and other props are those of the panel. */
export function Drawer({
  open,
  onOpenChange,
  onClosed,
  title,
  returnFocus,
  closeLabel: givenLabel,
  className,
  children,
  ...rest
}: DrawerProps) {
  const { closeLabel = 'Close' } = useTextProps('Drawer', { closeLabel: givenLabel })
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
          {...rest}
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
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users can scroll an element only if it is focusable. */}
          <div className={css.body} tabIndex={0}>
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
