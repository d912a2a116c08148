import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import * as css from './Spinner.css.ts'
import { SpinnerRing } from './SpinnerRing.tsx'

export interface SpinnerProps extends ComponentPropsWithRef<'output'> {
  /** Describes what is in progress. Announced by screen readers even if hidden. */
  label?: string
  /** Shows the label next to the spinner. */
  showLabel?: boolean
  /** Width and height; a number is in pixels. */
  size?: number | string
}

/** Shows that something is loading. Does not rotate with reduced motion. */
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
      <span className={showLabel ? css.label : visuallyHidden}>{label}</span>
    </output>
  )
}
