'use client'

import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { useTexts } from '../../provider/useSettings.ts'
import { Button } from '../Button/Button.tsx'
import * as css from './LoadMore.css.ts'

const defaultTexts = {
  more: 'Load More',
  loading: 'Loading…',
  retry: 'Try again',
  failed: 'Could not load more.',
  /** The text below the button, announced when it changes. */
  count: (count: number): string => `${count} shown`,
  /** The text at the end of the list. */
  end: (count: number): string => `All ${count} shown`,
}

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether there are more items. If not, `texts.end` replaces the button. */
  hasMore: boolean
  /** The button ignores clicks and keeps focus. */
  loading?: boolean
  /** Shows an error, and the button becomes a retry button. */
  failed?: boolean
  /** The number of items shown. */
  count: number
  /** Called when more items are asked for. */
  onLoadMore: () => void
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<typeof defaultTexts>
}

/** A button that loads more items into a list, with the number of items shown. */
export function LoadMore({
  hasMore,
  loading = false,
  failed = false,
  count,
  onLoadMore,
  texts: givenTexts,
  className,
  ...rest
}: LoadMoreProps) {
  const texts = { ...defaultTexts, ...useTexts('LoadMore', givenTexts) }
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
          {texts.failed}
        </p>
      )}
      {hasMore && (
        <Button
          tone="secondary"
          className={css.button}
          loading={loading}
          loadingText={texts.loading}
          onClick={handleClick}
        >
          {failed ? texts.retry : texts.more}
        </Button>
      )}
      <p ref={countLine} tabIndex={-1} aria-live="polite" className={css.count}>
        {hasMore ? texts.count(count) : texts.end(count)}
      </p>
    </div>
  )
}
