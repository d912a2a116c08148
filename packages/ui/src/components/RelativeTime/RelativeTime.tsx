'use client'

import { useEffect, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { useFormats } from '../../provider/useSettings.ts'

const updateIntervalMs = 15_000

export interface RelativeTimeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** An ISO 8601 timestamp with its time zone. Nothing is shown for any other text. */
  value: string
  /** Fixes the current time (milliseconds since 1970), for stories and tests. */
  now?: number
}

/** Shows how long ago something happened, and updates automatically. Use it next to the exact time. */
export function RelativeTime({ value, now, ...rest }: RelativeTimeProps) {
  const formats = useFormats()
  const [clock, setClock] = useState(() => Date.now())

  useEffect(() => {
    const timer = setInterval(() => setClock(Date.now()), updateIntervalMs)
    return () => clearInterval(timer)
  }, [])

  return <span {...rest}>{formats.relativeTime(value, now ?? clock)}</span>
}
