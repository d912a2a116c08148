import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import * as css from './Spinner.css.ts'
import { SpinnerRing } from './SpinnerRing.tsx'

export interface SpinnerProps extends ComponentPropsWithRef<'output'> {
  /** What is going on, in words; always heard. */
  label?: string
  /** Shows the words beside the ring, too. */
  showLabel?: boolean
  /** Width and height of the ring; a number is px. */
  size?: number | string
}

/** Says that something is on its way when nobody knows how long it takes. It stands still under reduced motion. */
export function Spinner({
  label = 'Loading…',
  showLabel = false,
  size,
  className,
  ...rest
}: SpinnerProps) {
  return (
    <output className={clsx(css.root, className)} {...rest}>
      <SpinnerRing size={size} />
      <span className={showLabel ? css.words : visuallyHidden}>{label}</span>
    </output>
  )
}
