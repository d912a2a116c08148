import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { Button } from '../Button/Button.tsx'
import { SpinnerRing } from '../Spinner/SpinnerRing.tsx'
import * as css from './LoadMore.css.ts'

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether there are more items. If not, `endText` replaces the button. */
  hasMore: boolean
  /** The button ignores clicks and keeps focus. */
  loading?: boolean
  /** Shows an error, and the button becomes a retry button. */
  failed?: boolean
  /** The number of items shown. */
  count: number
  onLoadMore: () => void
  moreText?: string
  loadingText?: string
  retryText?: string
  failedText?: string
  /** The text below the button, announced when it changes. */
  countText?: (count: number) => string
  /** The text at the end of the list. */
  endText?: (count: number) => string
}

function defaultCountText(count: number): string {
  return `${count} shown`
}

function defaultEndText(count: number): string {
  return `All ${count} shown`
}

/** A button that loads more items into a list, with the number of items shown. */
export function LoadMore({
  hasMore,
  loading = false,
  failed = false,
  count,
  onLoadMore,
  moreText = 'Load More',
  loadingText = 'Loading…',
  retryText = 'Try again',
  failedText = 'Could not load more.',
  countText = defaultCountText,
  endText = defaultEndText,
  className,
  ...rest
}: LoadMoreProps) {
  const countLine = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)

  // The button disappears at the end of the list, so focus moves to the text.
  useEffect(() => {
    if (!hasMore && pressed.current) countLine.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [hasMore])

  const handleClick = () => {
    pressed.current = true
    onLoadMore()
  }

  return (
    <div className={clsx(css.root, className)} {...rest}>
      {failed && !loading && (
        <p role="alert" className={css.error}>
          {failedText}
        </p>
      )}
      {hasMore && (
        <Button
          tone="secondary"
          className={css.button}
          aria-disabled={loading || undefined}
          onClick={loading ? undefined : handleClick}
        >
          {loading && <SpinnerRing />}
          {loading ? loadingText : failed ? retryText : moreText}
        </Button>
      )}
      <p ref={countLine} tabIndex={-1} aria-live="polite" className={css.count}>
        {hasMore ? countText(count) : endText(count)}
      </p>
    </div>
  )
}
