'use client'

import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'

import { CompactField } from '../../internal/CompactField.tsx'
import * as field from '../../internal/compactField.css.ts'
import { useFormats } from '../../provider/useSettings.ts'
import { Button } from '../Button/Button.tsx'
import type { DateRange, DateRangeTexts } from './dateRange.ts'
import * as css from './DateRangePicker.css.ts'
import { readDay } from './readDay.ts'

export interface TypedRangeProps {
  /** What the fields show at first. */
  range: DateRange
  today: string
  min: string | undefined
  max: string | undefined
  texts: DateRangeTexts
  onChange: (range: DateRange) => void
}

/** Two fields for the days of a range, written as people do. An empty one is no limit. */
export function TypedRange({ range, today, min, max, texts, onChange }: TypedRangeProps) {
  const formats = useFormats()
  const id = useId()
  const write = (day: string) => (day ? formats.day(day) : '')
  const [typed, setTyped] = useState({ from: write(range.from), to: write(range.to) })
  const [errors, setErrors] = useState<Partial<DateRange>>({})

  /** The day that was typed, and why it can't be used. */
  const read = (end: keyof DateRange): { day: string; error?: string } => {
    if (typed[end].trim() === '') return { day: '' }
    const day = readDay(typed[end], formats.locale, today)
    if (day === undefined) return { day: '', error: texts.noDay(formats.day(today)) }
    if (min !== undefined && day < min) return { day, error: texts.tooEarly(formats.day(min)) }
    if (max !== undefined && day > max) return { day, error: texts.tooLate(formats.day(max)) }
    return { day }
  }

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // In React, the event goes on to a form around the picker.
    event.stopPropagation()
    const [from, to] = [read('from'), read('to')]
    setErrors({ from: from.error, to: to.error })
    if (from.error || to.error) return
    const isReversed = from.day !== '' && to.day !== '' && from.day > to.day
    onChange(isReversed ? { from: to.day, to: from.day } : { from: from.day, to: to.day })
  }

  return (
    <form noValidate className={css.typed} onSubmit={apply}>
      {(['from', 'to'] as const).map((end) => (
        <CompactField
          key={end}
          id={`${id}-${end}`}
          label={texts[end]}
          error={errors[end]}
          className={css.typedDay}
        >
          <input
            id={`${id}-${end}`}
            autoComplete="off"
            value={typed[end]}
            placeholder={today && formats.day(today)}
            className={field.control}
            aria-invalid={errors[end] ? true : undefined}
            aria-describedby={errors[end] && `${id}-${end}-error`}
            onChange={({ currentTarget }) => {
              setTyped({ ...typed, [end]: currentTarget.value })
              setErrors({ ...errors, [end]: undefined })
            }}
          />
        </CompactField>
      ))}
      <Button type="submit" tone="secondary" size="small" className={css.apply}>
        {texts.apply}
      </Button>
    </form>
  )
}
