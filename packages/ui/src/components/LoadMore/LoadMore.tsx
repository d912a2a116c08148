import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { Button } from '../Button/Button.tsx'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import * as css from './LoadMore.css.ts'

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether there is more; without more the end is said in the button's place. */
  hasMore: boolean
  /** More is on its way: the button does nothing and keeps the focus. */
  loading?: boolean
  /** More did not come; what is there stays, and the button tries again. */
  failed?: boolean
  /** How many are shown now. */
  shown: number
  onLoadMore: () => void
  moreText?: string
  loadingText?: string
  retryText?: string
  failedText?: string
  /** The line below the button, read aloud when it changes. */
  shownText?: (shown: number) => string
  /** The line in the button's place when there is no more. */
  endText?: (shown: number) => string
}

function nowShown(count: number): string {
  return `${count} shown`
}

function allShown(count: number): string {
  return `All ${count} shown`
}

/** Adds to a list what comes next, and says so when nothing does. */
export function LoadMore({
  hasMore,
  loading = false,
  failed = false,
  shown,
  onLoadMore,
  moreText = 'Load More',
  loadingText = 'Loading…',
  retryText = 'Try again',
  failedText = 'More could not be loaded.',
  shownText = nowShown,
  endText = allShown,
  className,
  ...rest
}: LoadMoreProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)

  // The button goes when the end is reached; whoever pressed it last is not left without a place.
  useEffect(() => {
    if (!hasMore && pressed.current) line.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [hasMore])

  const press = () => {
    pressed.current = true
    onLoadMore()
  }

  return (
    <div className={clsx(css.root, className)} {...rest}>
      {failed && !loading && (
        <p role="alert" className={css.failed}>
          {failedText}
        </p>
      )}
      {hasMore && (
        <Button
          tone="secondary"
          className={css.button}
          aria-disabled={loading || undefined}
          onClick={loading ? undefined : press}
        >
          {loading && <SpinnerRing />}
          {loading ? loadingText : failed ? retryText : moreText}
        </Button>
      )}
      <p ref={line} tabIndex={-1} aria-live="polite" className={css.count}>
        {hasMore ? shownText(shown) : endText(shown)}
      </p>
    </div>
  )
}
