import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { AlertIcon, CheckIcon, ClockIcon, InfoIcon } from '../../icons/icons.ts'
import * as css from './InlineAlert.css.ts'

const icons = { info: InfoIcon, success: CheckIcon, warning: ClockIcon, danger: AlertIcon }

export interface InlineAlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What kind of news it is; `danger` interrupts a screen reader, the others wait their turn. */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** A few strong words before the rest. */
  title?: string
  /** What to do about it: one small button or link. */
  action?: ReactNode
}

/** Says what happened, where it happened, and stays until it is no longer true. */
export function InlineAlert({
  tone = 'info',
  title,
  action,
  className,
  children,
  ...rest
}: InlineAlertProps) {
  const Glyph = icons[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(css.tone[tone], className)}
      {...rest}
    >
      <div className={css.message}>
        <span className={clsx(css.glyph, css.icon[tone])}>
          <Glyph />
        </span>
        <div className={css.words}>
          {title && <strong className={css.title}>{title}</strong>}
          {children}
        </div>
      </div>
      {action}
    </div>
  )
}
