'use client'

import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { FilterIcon } from '../../icons/icons.ts'
import { useTextProps } from '../../provider/useSettings.ts'
import { Button } from '../Button/Button.tsx'
import * as css from './FilterBar.css.ts'

export interface FilterBarProps extends ComponentPropsWithRef<'section'> {
  /** The accessible name of the fields. */
  label?: string
  /** The number of active filters. */
  active: number
  /** Describes the active filters while a phone hides the fields. */
  summary?: string
  /** Called to clear all filters. */
  onClear: () => void
  /** The label of the button that shows the fields on a phone. */
  toggleText?: string
  /** The label of the button that clears the filters. */
  clearText?: string
  /** The fields, such as Select and DateInput. */
  children: ReactNode
}

/** The filters of a list: a row of fields on desktop, behind a button on a phone. */
export function FilterBar({
  label,
  active,
  summary,
  onClear,
  toggleText,
  clearText,
  className,
  children,
  ...rest
}: FilterBarProps) {
  const texts = {
    label: 'Filters',
    toggleText: 'Filters',
    clearText: 'Clear filters',
    ...useTextProps('FilterBar', { label, toggleText, clearText }),
  }
  const id = useId()
  const [open, setOpen] = useState(false)
  const fields = useRef<HTMLDivElement>(null)

  // The button disappears with the last filter, so focus moves to the first field.
  const clear = () => {
    onClear()
    fields.current?.querySelector<HTMLElement>('select, input')?.focus()
  }

  return (
    <section aria-label={texts.label} className={clsx(css.root, className)} {...rest}>
      <div className={css.head}>
        <Button
          tone="secondary"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <FilterIcon />
          <span>{texts.toggleText}</span>
          {active > 0 && <span className={css.count}>{active}</span>}
        </Button>
        {!open && summary && <p className={css.summary}>{summary}</p>}
      </div>
      <div id={id} ref={fields} className={clsx(css.fields, open && css.opened)}>
        {children}
        {active > 0 && (
          <Button tone="plain" className={css.clear} onClick={clear}>
            {texts.clearText}
          </Button>
        )}
      </div>
    </section>
  )
}
