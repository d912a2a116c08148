import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import * as css from './Pager.css.ts'

export interface PagerProps extends ComponentPropsWithRef<'nav'> {
  /** The page that is shown, or that is on its way; counted from 1. */
  page: number
  /** How many pages there are, at least 1; left out while nobody knows. */
  pageCount?: number
  /** Whether a page follows; by default what `pageCount` says, and yes without it. */
  hasNext?: boolean
  /** A page is on its way: neither button does anything, and both keep the focus. */
  busy?: boolean
  onPrev: () => void
  onNext: () => void
  /** What a screen reader calls the two buttons together. */
  label?: string
  prevText?: string
  nextText?: string
  /** The words between the buttons, read aloud when they change. */
  pageText?: (page: number, pageCount: number | undefined) => string
}

function pageOf(page: number, pageCount: number | undefined): string {
  return pageCount === undefined ? `Page ${page}` : `Page ${page} of ${pageCount}`
}

/** Leads through pages of a list, one at a time. */
export function Pager({
  page,
  pageCount,
  hasNext = pageCount === undefined || page < pageCount,
  busy = false,
  onPrev,
  onNext,
  label = 'Pages',
  prevText = 'Prev',
  nextText = 'Next',
  pageText = pageOf,
  className,
  ...rest
}: PagerProps) {
  // Not `disabled`, which would throw the focus of a keyboard away on the first and last page.
  const prevOff = busy || page <= 1
  const nextOff = busy || !hasNext
  return (
    <nav
      aria-label={label}
      aria-busy={busy || undefined}
      className={clsx(css.root, className)}
      {...rest}
    >
      <Button
        tone="secondary"
        className={css.button}
        aria-disabled={prevOff || undefined}
        onClick={prevOff ? undefined : onPrev}
      >
        <ChevronLeftIcon className={css.chevron} />
        {prevText}
      </Button>
      <p className={css.page} aria-live="polite">
        {pageText(page, pageCount)}
        <span className={css.ring}>{busy && <SpinnerRing />}</span>
      </p>
      <Button
        tone="secondary"
        className={css.button}
        aria-disabled={nextOff || undefined}
        onClick={nextOff ? undefined : onNext}
      >
        {nextText}
        <ChevronRightIcon className={css.chevron} />
      </Button>
    </nav>
  )
}
