'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { root } from './DateTime.css.ts'
import { useFormats } from '../../provider/useSettings.ts'

export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime'> {
  /** An ISO 8601 timestamp with its time zone. Any other text is shown unchanged. */
  value: string
}

/** Shows a timestamp in the time zone of the `SluiceProvider`, or of the browser, with the exact UTC time in `title` and `datetime`. */
export function DateTime({ value, className, ...rest }: DateTimeProps) {
  const formatted = useFormats().dateTime(value)
  return (
    <time
      dateTime={formatted?.utc}
      title={formatted?.utc}
      className={clsx(formatted && root, className)}
      {...rest}
    >
      {formatted?.text ?? value}
    </time>
  )
}
