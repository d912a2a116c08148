import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import * as css from './Pager.css.ts'

export interface PagerProps extends ComponentPropsWithRef<'nav'> {
  /** The page that is shown or loading, starting at 1. */
  page: number
  /** The number of pages. Omit it if it is unknown. */
  pageCount?: number
  /** Whether there is a next page. Defaults to `page < pageCount`, or to true without a `pageCount`. */
  hasNext?: boolean
  /** A page is loading: the buttons ignore clicks and keep focus. */
  busy?: boolean
  onPrev: () => void
  onNext: () => void
  /** The accessible name of the navigation landmark. */
  label?: string
  prevText?: string
  nextText?: string
  /** The text between the buttons, announced when it changes. */
  pageText?: (page: number, pageCount: number | undefined) => string
}

function defaultPageText(page: number, pageCount: number | undefined): string {
  return pageCount === undefined ? `Page ${page}` : `Page ${page} of ${pageCount}`
}

/** Navigates a list page by page. */
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
  pageText = defaultPageText,
  className,
  ...rest
}: PagerProps) {
  // `aria-disabled` rather than `disabled`, so that the buttons keep focus on the first and last page.
  const prevDisabled = busy || page <= 1
  const nextDisabled = busy || !hasNext
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
        aria-disabled={prevDisabled || undefined}
        onClick={prevDisabled ? undefined : onPrev}
      >
        <ChevronLeftIcon className={css.chevron} />
        {prevText}
      </Button>
      <p className={css.page} aria-live="polite">
        {pageText(page, pageCount)}
        <span className={css.spinner}>{busy && <SpinnerRing />}</span>
      </p>
      <Button
        tone="secondary"
        className={css.button}
        aria-disabled={nextDisabled || undefined}
        onClick={nextDisabled ? undefined : onNext}
      >
        {nextText}
        <ChevronRightIcon className={css.chevron} />
      </Button>
    </nav>
  )
}
