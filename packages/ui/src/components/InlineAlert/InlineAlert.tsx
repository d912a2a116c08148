import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { AlertIcon, CheckIcon, ClockIcon, InfoIcon } from '../../icons/icons.ts'
import * as css from './InlineAlert.css.ts'

const icons = { info: InfoIcon, success: CheckIcon, warning: ClockIcon, danger: AlertIcon }

export interface InlineAlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** `danger` is announced immediately, the other tones at the next pause. */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** A short heading above the text. */
  title?: string
  /** One small button or link. */
  actions?: ReactNode
}

/** A message next to the content it is about, shown until it no longer applies. */
export function InlineAlert({
  tone = 'info',
  title,
  actions,
  className,
  children,
  ...rest
}: InlineAlertProps) {
  const ToneIcon = icons[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(css.tone[tone], className)}
      {...rest}
    >
      <div className={css.message}>
        <span className={css.icon[tone]}>
          <ToneIcon />
        </span>
        <div className={css.text}>
          {title && <strong className={css.title}>{title}</strong>}
          <div>{children}</div>
        </div>
      </div>
      {actions}
    </div>
  )
}
