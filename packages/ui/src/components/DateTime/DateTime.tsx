import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { root } from './DateTime.css.ts'
import { formatDateTime } from './formatDateTime.ts'

export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime'> {
  /** A timestamp with its zone, as ISO 8601. Anything that is no date is shown as it is. */
  value: string
}

/** A moment as a merchant in India reads it: time, then long date, in Asia/Kolkata; the exact UTC instant in `title` and `datetime`. */
export function DateTime({ value, className, ...rest }: DateTimeProps) {
  const moment = formatDateTime(value)
  if (!moment) return <span className={className}>{value}</span>
  return (
    <time dateTime={moment.exact} title={moment.exact} className={clsx(root, className)} {...rest}>
      {moment.shown}
    </time>
  )
}
