'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, MouseEvent } from 'react'

import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import * as css from './Button.css.ts'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Use `primary` once on a screen, `secondary` next to it, `plain` for minor actions and `danger` for destructive ones. */
  tone?: 'primary' | 'secondary' | 'plain' | 'danger'
  /** `small` is smaller than a touch target; use it in desktop tables. */
  size?: 'medium' | 'small'
  /** Shows a spinner and ignores clicks. The button keeps focus. */
  loading?: boolean
  /** Replaces the label while loading, such as "Logging in...". */
  loadingText?: string
  /** Fills the width of its container. */
  wide?: boolean
  /** Unlike in HTML, a button submits its form only if it says so. */
  type?: 'button' | 'submit' | 'reset'
}

/** A submit button's click would submit the form again. */
function ignoreClick(event: MouseEvent) {
  event.preventDefault()
}

/** Performs an action. */
export function Button({
  tone = 'primary',
  size = 'medium',
  loading = false,
  loadingText,
  wide = false,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? ignoreClick : onClick}
      className={clsx(css.size[size], css.tone[tone], wide && css.wide, className)}
      {...rest}
    >
      {loading && <SpinnerRing />}
      {/* An element of its own: a browser’s translator replaces texts. */}
      <span key={String(loading)} className={css.content}>
        {loading && loadingText ? loadingText : children}
      </span>
    </button>
  )
}
