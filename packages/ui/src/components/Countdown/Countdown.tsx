'use client'

import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { useEventCallback } from '../../internal/useEventCallback.ts'
import * as css from './Countdown.css.ts'

/** Browsers run a longer timer at once. */
const maxDelayMs = 2 ** 31

/** Minutes and seconds: `4:05`. Hours are counted in minutes. */
function formatRemaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export interface CountdownProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** When the time ends: an ISO 8601 timestamp with its time zone. */
  until: string
  /** Nothing is shown while more time than this (in milliseconds) is left, so that nobody is rushed. */
  showBelowMs?: number
  /** The text before the time: "Time left to pay". */
  label: string
  /** How far the clock of the server is ahead of the browser's, in milliseconds. */
  clockOffsetMs?: number
  /** Called once when the time has ended. */
  onEnd?: () => void
  /** Fixes the current time (milliseconds since 1970), for stories and tests. */
  now?: number
}

/** Counts down to a moment, but only when it is near. Screen readers can read it, but are not interrupted by it. */
export function Countdown({
  until,
  showBelowMs = 600_000,
  label,
  clockOffsetMs = 0,
  onEnd,
  now,
  className,
  ...rest
}: CountdownProps) {
  const end = Date.parse(until) - clockOffsetMs
  const [clock, setClock] = useState(() => Date.now())
  const [endedAt, setEndedAt] = useState<number>()
  const handleEnd = useEventCallback(() => {
    setEndedAt(end)
    onEnd?.()
  })

  useEffect(() => {
    const delay = end - Date.now()
    if (now !== undefined || !(delay < maxDelayMs)) return undefined
    const ticking = setInterval(() => setClock(Date.now()), 1000)
    const ending = setTimeout(handleEnd, delay)
    return () => {
      clearInterval(ticking)
      clearTimeout(ending)
    }
  }, [end, now, handleEnd])

  const left = endedAt === end ? 0 : end - (now ?? clock)
  if (Number.isNaN(left) || left > showBelowMs || left <= 0) return null
  return (
    <span role="timer" aria-live="off" className={clsx(css.root, className)} {...rest}>
      <span>{label}</span>{' '}
      <span className={css.time} translate="no">
        {formatRemaining(left)}
      </span>
    </span>
  )
}
