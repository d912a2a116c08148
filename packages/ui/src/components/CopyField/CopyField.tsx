'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { CopyButton } from '../CopyButton/CopyButton.tsx'
import * as css from './CopyField.css.ts'

export interface CopyFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the value: "Address". */
  label: string
  /** The text to copy. Shown in full, unless there are `children`. */
  value: string
  /** The accessible name of the button: "Copy address". */
  copyLabel: string
  /** A line below the value. */
  hint?: ReactNode
  /** Shows the value in the typeface for hashes and addresses. */
  mono?: boolean
  /** Emphasizes this many characters at both ends, which is what people compare. */
  emphasizeEnds?: number
  /** Called after the value was copied. */
  onCopied?: () => void
  /** Another way to show the value, such as a formatted amount. */
  children?: ReactNode
}

function withStrongEnds(value: string, length: number): ReactNode {
  if (length <= 0 || value.length <= 2 * length) return value
  return (
    <>
      <strong className={css.end}>{value.slice(0, length)}</strong>
      {value.slice(length, -length)}
      <strong className={css.end}>{value.slice(-length)}</strong>
    </>
  )
}

/** A labeled value that cannot be edited, with a button that copies it. */
export function CopyField({
  label,
  value,
  copyLabel,
  hint,
  mono = false,
  emphasizeEnds = 0,
  onCopied,
  className,
  children,
  ...rest
}: CopyFieldProps) {
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <div className={css.content}>
        <span className={css.label}>{label}</span>
        <span
          className={clsx(css.value, mono && css.mono)}
          dir={mono ? 'ltr' : undefined}
          translate="no"
        >
          {children ?? withStrongEnds(value, emphasizeEnds)}
        </span>
        {hint && <span className={css.hint}>{hint}</span>}
      </div>
      <CopyButton text={value} label={copyLabel} onCopied={onCopied} className={css.button} />
    </div>
  )
}
