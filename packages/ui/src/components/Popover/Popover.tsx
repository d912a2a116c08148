'use client'

import { Popover as Base } from '@base-ui/react/popover'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactElement } from 'react'

import { CrossIcon } from '../../icons/icons.ts'
import { positioner } from '../../internal/floating.css.ts'
import { useTextProps } from '../../provider/useSettings.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Popover.css.ts'

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The button that opens it, such as a Button. */
  trigger: ReactElement<Record<string, unknown>>
  /** The heading and accessible name. */
  title: string
  /** Whether it is open, if the parent controls it. */
  open?: boolean
  /** Called when it opens and when it closes. */
  onOpenChange?: (open: boolean) => void
  /** The side on which it opens if there is room. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  /** How it is aligned to the button. */
  align?: 'start' | 'center' | 'end'
  /** The accessible name of the close button. */
  closeLabel?: string
}

/** A small panel that opens next to a button. `ref`, `className` and other props are those of the panel. */
export function Popover({
  trigger,
  title,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  closeLabel: givenLabel,
  className,
  children,
  ...rest
}: PopoverProps) {
  const { closeLabel = 'Close' } = useTextProps('Popover', { closeLabel: givenLabel })
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} className={positioner}>
          <Base.Popup className={clsx(css.popup, className)} {...rest}>
            <div className={css.head}>
              <Base.Title className={css.title}>{title}</Base.Title>
              <Base.Close
                render={
                  <IconButton label={closeLabel} size="small">
                    <CrossIcon />
                  </IconButton>
                }
              />
            </div>
            <div className={css.content}>{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
