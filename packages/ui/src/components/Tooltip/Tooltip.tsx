'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef, ReactElement } from 'react'

import { positioner } from '../../internal/floating.css.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import * as css from './Tooltip.css.ts'

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** A few words. Nothing that a user must know: touch screens do not show it. */
  content: string
  /** One element that can be focused and takes a ref, such as a Button. */
  children: ReactElement<Record<string, unknown>>
  /** The side on which it opens if there is room. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  /** The milliseconds before it opens on hover. It opens on focus immediately. */
  delay?: number
}

/** More about a control, shown while it is hovered or focused. `ref`, `className` and other props are those of the popup. */
export function Tooltip({
  content,
  children,
  side = 'top',
  delay = 400,
  className,
  ...rest
}: TooltipProps) {
  const id = useId()
  return (
    <Base.Root>
      <Base.Trigger delay={delay} render={children} aria-describedby={id} />
      {/* The popup is in the document only while it is open, but a description must be there before. */}
      <span id={id} className={visuallyHidden}>
        {content}
      </span>
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className={positioner}>
          <Base.Popup aria-hidden="true" className={clsx(css.popup, className)} {...rest}>
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
