'use client'

import { clsx } from 'clsx'
import { useState } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.ts'
import { useTexts } from '../../provider/useSettings.ts'
import * as css from './Pagination.css.ts'
import { pagesToShow } from './pagesToShow.ts'

const defaultTexts = {
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
}

export interface PaginationProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** The number of pages. */
  pageCount: number
  /** The current page, starting at 1, if the parent controls it. */
  value?: number
  /** The page that is current at first. */
  defaultValue?: number
  /** Called with the page that the user chooses. */
  onChange?: (page: number) => void
  /** The accessible name of the navigation landmark. */
  label?: string
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<typeof defaultTexts>
}

/** The pages of a list whose length is known. */
export function Pagination({
  pageCount,
  value,
  defaultValue = 1,
  onChange,
  label = 'Pages',
  texts: givenTexts,
  className,
  ...rest
}: PaginationProps) {
  const texts = { ...defaultTexts, ...useTexts('Pagination', givenTexts) }
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  const select = (page: number) => {
    if (page < 1 || page > pageCount || page === current) return
    setOwn(page)
    onChange?.(page)
  }
  return (
    <nav aria-label={label} className={clsx(className)} {...rest}>
      <ul className={css.list}>
        <li>
          <button
            type="button"
            aria-label={texts.previous}
            aria-disabled={current <= 1 || undefined}
            className={css.page}
            onClick={() => select(current - 1)}
          >
            <ChevronLeftIcon className={css.chevron} />
          </button>
        </li>
        {pagesToShow(current, pageCount).map((page, index, pages) =>
          page === undefined ? (
            <li key={`after ${pages[index - 1]}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <button
                type="button"
                aria-label={texts.page(page)}
                aria-current={page === current ? 'page' : undefined}
                className={css.page}
                onClick={() => select(page)}
              >
                {page}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            aria-label={texts.next}
            aria-disabled={current >= pageCount || undefined}
            className={css.page}
            onClick={() => select(current + 1)}
          >
            <ChevronRightIcon className={css.chevron} />
          </button>
        </li>
      </ul>
    </nav>
  )
}
