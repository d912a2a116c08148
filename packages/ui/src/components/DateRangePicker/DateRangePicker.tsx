'use client'

import { Popover } from '@base-ui/react/popover'
import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { CalendarIcon } from '../../icons/icons.ts'
import * as field from '../../internal/compactField.css.ts'
import { positioner } from '../../internal/floating.css.ts'
import { useFormats, useTexts } from '../../provider/useSettings.ts'
import { Button } from '../Button/Button.tsx'
import { addDays, addMonths, endOfMonth, startOfMonth } from './calendar.ts'
import { Calendar } from './Calendar.tsx'
import { dateRangeTexts } from './dateRange.ts'
import type { DateRange, DateRangeTexts } from './dateRange.ts'
import { TypedRange } from './TypedRange.tsx'
import * as css from './DateRangePicker.css.ts'

export interface DateRangePreset {
  /** The name of the range; unique among the presets. */
  label: string
  range: (today: string) => DateRange
}

const noRange: DateRange = { from: '', to: '' }

/** Ranges that most lists need. */
export const dateRangePresets: readonly DateRangePreset[] = [
  { label: 'Last 7 days', range: (today) => ({ from: addDays(today, -6), to: today }) },
  { label: 'Last 30 days', range: (today) => ({ from: addDays(today, -29), to: today }) },
  { label: 'This month', range: (today) => ({ from: startOfMonth(today), to: today }) },
  {
    label: 'Last month',
    range: (today) => {
      const last = addMonths(startOfMonth(today), -1)
      return { from: last, to: endOfMonth(last) }
    },
  },
]

export interface DateRangePickerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** The label above the field. */
  label: string
  /** The range, if the parent controls it. */
  value?: DateRange
  /** The range at first. */
  defaultValue?: DateRange
  /** Called with the new range once both days have been chosen, and when it is cleared. */
  onChange?: (value: DateRange) => void
  /** The earliest day. */
  min?: string
  /** The latest day. */
  max?: string
  /** Ranges that are chosen with one press. */
  presets?: ReadonlyArray<DateRangePreset>
  /** Today. Defaults to the date in the time zone of the place. */
  today?: string
  /** The first day of the week, from 0 for Sunday to 6. Defaults to that of the place, or Monday. */
  weekStart?: number
  /** Can’t be used. */
  disabled?: boolean
  /** Help that is always visible. */
  hint?: string
  /** Why the range is not accepted. */
  error?: string
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<DateRangeTexts>
}

/** A first and a last day, typed, or chosen from a calendar or from ready-made ranges. */
export function DateRangePicker({
  label,
  value,
  defaultValue = noRange,
  onChange,
  min,
  max,
  presets = dateRangePresets,
  today: givenToday,
  weekStart: givenWeekStart,
  disabled = false,
  hint,
  error,
  texts: givenTexts,
  className,
  ...rest
}: DateRangePickerProps) {
  const texts = { ...dateRangeTexts, ...useTexts('DateRangePicker', givenTexts) }
  const formats = useFormats()
  const weekStart = givenWeekStart ?? formats.weekStart()
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const [open, setOpen] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  // Both are set when the calendar opens: a prerendered page must not depend on the clock.
  const [today, setToday] = useState('')
  const [focused, setFocused] = useState('')
  /** The first day, until the last one has been chosen. */
  const [first, setFirst] = useState<string>()
  const range = value ?? own

  const handleOpenChange = (next: boolean) => {
    if (next) {
      const now = givenToday ?? formats.today()
      setToday(now)
      setFocused(range.to || range.from || now)
    }
    setFirst(undefined)
    setOpen(next)
  }

  const change = (next: DateRange) => {
    setOwn(next)
    onChange?.(next)
    setFirst(undefined)
    setOpen(false)
  }

  const select = (day: string) => {
    if (first === undefined) setFirst(day)
    else change(day < first ? { from: day, to: first } : { from: first, to: day })
  }

  const text =
    range.from || range.to
      ? `${range.from ? formats.day(range.from) : '…'} – ${range.to ? formats.day(range.to) : '…'}`
      : texts.any

  return (
    <div className={clsx(field.root, className)} {...rest}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <Popover.Root open={open} onOpenChange={handleOpenChange}>
        <Popover.Trigger
          id={id}
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
          className={clsx(field.control, css.trigger)}
        >
          <span id={`${id}-value`} className={css.value}>
            {text}
          </span>
          <CalendarIcon className={css.icon} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner align="start" sideOffset={4} className={positioner}>
            <Popover.Popup
              ref={popup}
              aria-label={texts.calendar}
              initialFocus={() =>
                popup.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? true
              }
              className={css.popup}
            >
              <TypedRange
                range={range}
                today={today}
                min={min}
                max={max}
                texts={texts}
                onChange={change}
              />
              <div className={css.presets}>
                {presets.map((preset) => (
                  <button
                    key={preset.label}
                    type="button"
                    className={css.preset}
                    onClick={() => change(preset.range(today))}
                  >
                    {preset.label}
                  </button>
                ))}
              </div>
              <Calendar
                focused={focused}
                onFocusedChange={setFocused}
                onSelect={select}
                from={first ?? range.from}
                to={first ?? range.to}
                min={min}
                max={max}
                today={today}
                weekStart={weekStart}
                previousLabel={texts.previousMonth}
                nextLabel={texts.nextMonth}
              />
              <div className={css.foot}>
                <p className={css.prompt} aria-live="polite">
                  {first === undefined ? texts.chooseFirst : texts.chooseLast}
                </p>
                {(range.from || range.to) && (
                  <Button tone="plain" size="small" onClick={() => change(noRange)}>
                    {texts.clear}
                  </Button>
                )}
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
