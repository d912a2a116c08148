'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.ts'
import { useTexts } from '../../provider/useSettings.ts'
import { Button } from '../Button/Button.tsx'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import * as css from './Pager.css.ts'

const defaultTexts = {
  prev: 'Prev',
  next: 'Next',
  /** The text between the buttons, announced when it changes. */
  page: (page: number, pageCount: number | undefined): string =>
    pageCount === undefined ? `Page ${page}` : `Page ${page} of ${pageCount}`,
}

export interface PagerProps extends ComponentPropsWithRef<'nav'> {
  /** The page that is shown or loading, starting at 1. */
  page: number
  /** The number of pages. Omit it if it is unknown. */
  pageCount?: number
  /** Whether there is a next page. Defaults to `page < pageCount`, or to true without a `pageCount`. */
  hasNext?: boolean
  /** A page is loading: the buttons ignore clicks and keep focus. */
  loading?: boolean
  /** Called when the previous page is asked for. */
  onPrev: () => void
  /** Called when the next page is asked for. */
  onNext: () => void
  /** The accessible name of the navigation landmark. */
  label?: string
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<typeof defaultTexts>
}

/** Navigates a list page by page. */
export function Pager({
  page,
  pageCount,
  hasNext = pageCount === undefined || page < pageCount,
  loading = false,
  onPrev,
  onNext,
  label = 'Pages',
  texts: givenTexts,
  className,
  ...rest
}: PagerProps) {
  const texts = { ...defaultTexts, ...useTexts('Pager', givenTexts) }
  // `aria-disabled` rather than `disabled`, so that the buttons keep focus on the first and last page.
  const prevDisabled = loading || page <= 1
  const nextDisabled = loading || !hasNext
  return (
    <nav
      aria-label={label}
      aria-busy={loading || undefined}
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
        {texts.prev}
      </Button>
      <p className={css.page} aria-live="polite">
        <span>{texts.page(page, pageCount)}</span>
        <span className={css.spinner}>{loading && <SpinnerRing />}</span>
      </p>
      <Button
        tone="secondary"
        className={css.button}
        aria-disabled={nextDisabled || undefined}
        onClick={nextDisabled ? undefined : onNext}
      >
        {texts.next}
        <ChevronRightIcon className={css.chevron} />
      </Button>
    </nav>
  )
}
