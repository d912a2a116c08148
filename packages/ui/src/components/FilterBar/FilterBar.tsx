import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { FilterIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import * as css from './FilterBar.css.ts'

export interface FilterBarProps extends ComponentPropsWithRef<'section'> {
  /** What a screen reader calls the fields together. */
  label?: string
  /** How many of the fields narrow the list now. */
  active: number
  /** What they narrow it to, in a few words, for a phone that shows no fields. */
  summary?: string
  /** Empties every field. */
  onClear: () => void
  toggleText?: string
  clearText?: string
  /** The fields: Select, DateInput. */
  children: ReactNode
}

/** The fields that narrow a list: in a row on a desktop, behind one button on a phone. */
export function FilterBar({
  label = 'Filters',
  active,
  summary,
  onClear,
  toggleText = 'Filters',
  clearText = 'Clear filters',
  className,
  children,
  ...rest
}: FilterBarProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const fields = useRef<HTMLDivElement>(null)

  // The button goes with the last filter: whoever pressed it goes on from the first field.
  const clear = () => {
    onClear()
    fields.current?.querySelector<HTMLElement>('select, input')?.focus()
  }

  return (
    <section aria-label={label} className={clsx(css.root, className)} {...rest}>
      <div className={css.head}>
        <Button
          tone="secondary"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <FilterIcon />
          {toggleText}
          {active > 0 && <span className={css.count}>{active}</span>}
        </Button>
        {!open && summary && <p className={css.summary}>{summary}</p>}
      </div>
      <div id={id} ref={fields} className={clsx(css.fields, open && css.opened)}>
        {children}
        {active > 0 && (
          <Button tone="plain" className={css.clear} onClick={clear}>
            {clearText}
          </Button>
        )}
      </div>
    </section>
  )
}
