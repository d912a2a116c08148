'use client'

import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.ts'
import { useFormats } from '../../provider/useSettings.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { addDays, addMonths, startOfMonth, startOfWeek, weeksOf } from './calendar.ts'
import * as css from './DateRangePicker.css.ts'
import { useIsWide } from './useIsWide.ts'

export interface CalendarProps {
  /** The day that has, or would get, the focus. Its month is shown; of two, at first as the second. */
  focused: string
  onFocusedChange: (day: string) => void
  onSelect: (day: string) => void
  from: string
  to: string
  min: string | undefined
  max: string | undefined
  today: string
  weekStart: number
  previousLabel: string
  nextLabel: string
}

/** The days of one month, or of two next to each other where there is room. One of them can be reached with Tab, the others with the arrow keys. */
export function Calendar({
  focused,
  onFocusedChange,
  onSelect,
  from,
  to,
  min,
  max,
  today,
  weekStart,
  previousLabel,
  nextLabel,
}: CalendarProps) {
  const formats = useFormats()
  const months = useIsWide() ? 2 : 1
  const root = useRef<HTMLDivElement>(null)
  const movesFocus = useRef(false)
  const [firstMonth, setFirstMonth] = useState(() => addMonths(startOfMonth(focused), 1 - months))
  const shownMonths = Array.from({ length: months }, (_, index) => addMonths(firstMonth, index))
  const lastMonth = shownMonths.at(-1) ?? firstMonth
  if (startOfMonth(focused) < firstMonth) setFirstMonth(startOfMonth(focused))
  if (startOfMonth(focused) > lastMonth) {
    setFirstMonth(addMonths(startOfMonth(focused), 1 - months))
  }

  // The focused day may be in a month that was not in the document before.
  useEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    root.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const isDisabled = (day: string) =>
    (min !== undefined && day < min) || (max !== undefined && day > max)

  const keys: Record<string, () => string> = {
    ArrowUp: () => addDays(focused, -7),
    ArrowDown: () => addDays(focused, 7),
    Home: () => startOfWeek(focused, weekStart),
    End: () => addDays(startOfWeek(focused, weekStart), 6),
    PageUp: () => addMonths(focused, -1),
    PageDown: () => addMonths(focused, 1),
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const sideways = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[event.key]
    const isYear = event.shiftKey && event.key.startsWith('Page')
    const next = isYear
      ? addMonths(focused, event.key === 'PageUp' ? -12 : 12)
      : sideways
        ? addDays(focused, sideways)
        : keys[event.key]?.()
    if (!next) return
    event.preventDefault()
    movesFocus.current = true
    onFocusedChange(next)
  }

  const turn = (count: number) => {
    setFirstMonth(addMonths(firstMonth, count))
    onFocusedChange(addMonths(focused, count))
  }

  const renderDay = (day: string, month: string) => {
    const isOutside = startOfMonth(day) !== month
    // Next to the month that it belongs to, a day would be there twice.
    if (isOutside && months > 1) return <td key={day} aria-hidden="true" className={css.cell} />
    const isEnd = day === from || day === to
    return (
      <td
        key={day}
        aria-selected={isEnd || (from !== '' && day > from && day < to)}
        className={css.cell}
      >
        <button
          type="button"
          data-day={day}
          tabIndex={day === focused ? 0 : -1}
          aria-label={formats.fullDay(day)}
          aria-current={day === today ? 'date' : undefined}
          aria-disabled={isDisabled(day) || undefined}
          className={clsx(
            css.day,
            isOutside && css.outside,
            day === today && css.today,
            from !== '' && day > from && day < to && css.inRange,
            isEnd && css.end,
          )}
          onClick={() => {
            if (isDisabled(day)) return
            onFocusedChange(day)
            onSelect(day)
          }}
        >
          {formats.count(Number(day.slice(8)))}
        </button>
      </td>
    )
  }

  return (
    <div ref={root} className={css.months}>
      {shownMonths.map((month) => {
        const weeks = weeksOf(month, weekStart)
        return (
          <div key={month}>
            <div className={css.head}>
              {month === firstMonth ? (
                <IconButton label={previousLabel} onClick={() => turn(-1)}>
                  <ChevronLeftIcon className={css.chevron} />
                </IconButton>
              ) : (
                <span className={css.noButton} />
              )}
              <p className={css.month} aria-live="polite">
                {formats.month(month)}
              </p>
              {month === lastMonth ? (
                <IconButton label={nextLabel} onClick={() => turn(1)}>
                  <ChevronRightIcon className={css.chevron} />
                </IconButton>
              ) : (
                <span className={css.noButton} />
              )}
            </div>
            <table
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A table is the pattern's own base for a grid of days.
              role="grid"
              aria-label={formats.month(month)}
              className={css.grid}
              onKeyDown={handleKeyDown}
            >
              <thead>
                <tr>
                  {weeks[0]?.map((day) => (
                    <th key={day} scope="col" className={css.weekday}>
                      {formats.weekday(day)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week[0]}>{week.map((day) => renderDay(day, month))}</tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      })}
    </div>
  )
}
