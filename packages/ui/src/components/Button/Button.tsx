import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import * as css from './Button.css.ts'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` once on a screen; `secondary` beside it; `plain` for what matters least; `danger` for what can't be undone. */
  tone?: 'primary' | 'secondary' | 'plain' | 'danger'
  /** `small` is for rows of a table on a desktop: it is below the size of a thumb. */
  size?: 'medium' | 'small'
  /** Something is on its way because of this button: it shows a ring and can't be pressed again. */
  loading?: boolean
  /** The words while loading, "Logging in..."; without them the label stays. */
  loadingText?: string
  /** Takes the whole width that there is. */
  wide?: boolean
}

/** Does something when pressed. It is of type `button` unless told otherwise, so that it never submits a form by accident. */
export function Button({
  tone = 'primary',
  size = 'medium',
  loading = false,
  loadingText,
  wide = false,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={clsx(css.size[size], css.tone[tone], wide && css.wide, className)}
      {...rest}
    >
      {loading && <SpinnerRing />}
      {loading && loadingText ? loadingText : children}
    </button>
  )
}
