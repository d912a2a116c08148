import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'

import * as css from './ProgressBar.css.ts'

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names what is in progress: "Confirmations". */
  label: string
  /** How much is done. */
  value: number
  /** How much there is to do. */
  max: number
  /** The progress in words. Defaults to "2 of 12". */
  text?: string
}

/** Shows how much of a known number of steps is done. */
export function ProgressBar({
  label,
  value,
  max,
  text = `${Math.min(value, max)} of ${max}`,
  className,
  ...rest
}: ProgressBarProps) {
  const id = useId()
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <span className={css.text}>{text}</span>
      <progress id={id} value={Math.min(value, max)} max={max} className={css.bar}>
        {text}
      </progress>
    </div>
  )
}
