import { useEffect, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { formatRelative } from './formatRelative.ts'

/** How often the words are looked at again, in milliseconds: no unit is smaller than a minute. */
const tick = 15_000

export interface RelativeTimeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A timestamp with its zone, as ISO 8601. Nothing is shown for anything else. */
  value: string
  /** Holds the time still, in milliseconds since 1970: for stories and tests. */
  now?: number
}

/** How long ago something was, kept up to date while it is on the screen. It stands beside the exact time, never in its place. */
export function RelativeTime({ value, now, ...rest }: RelativeTimeProps) {
  const [clock, setClock] = useState(() => Date.now())

  useEffect(() => {
    const timer = setInterval(() => setClock(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])

  return <span {...rest}>{formatRelative(value, now ?? clock)}</span>
}
