import { useEffect, useRef } from 'react'
import { useToaster } from 'react-hot-toast/headless'
import type { Toast } from 'react-hot-toast/headless'

import { ToastCard } from './ToastCard.tsx'
import * as css from './Toaster.css.ts'

export interface ToasterProps {
  /** What the button of each toast does, for a screen reader. */
  dismissLabel?: string
}

function words({ message }: Toast): string {
  return typeof message === 'string' ? message : ''
}

/**
 * Shows what `toast` says; once in an application. The two regions are always in the page, because a screen reader listens only to regions that
 * it knew before they spoke. A pointer or the focus on the toasts stops their clocks; the focus of one that is dismissed goes back to where it
 * came from.
 */
export function Toaster({ dismissLabel = 'Dismiss' }: ToasterProps) {
  const { toasts, handlers } = useToaster()
  const shown = toasts.filter(({ visible }) => visible)
  const shownIds = shown.map(({ id }) => id).join()
  const root = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element>(null)
  const endPause = useRef(handlers.endPause)

  useEffect(() => {
    endPause.current = handlers.endPause
  })

  // What goes away says nothing of the pointer and the focus that it had: without this, the clocks of all later toasts would stand still.
  useEffect(() => {
    if (document.activeElement === document.body && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus()
      cameFrom.current = null
    }
    if (shownIds === '' || !root.current?.matches(':hover, :focus-within')) endPause.current()
  }, [shownIds])

  const cards = (some: Toast[]) =>
    some.map((toast) => (
      <ToastCard
        key={toast.id}
        id={toast.id}
        kind={toast.type}
        message={words(toast)}
        dismissLabel={dismissLabel}
      />
    ))
  return (
    <div
      ref={root}
      className={css.root}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        handlers.startPause()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = null
        handlers.endPause()
      }}
    >
      <div role="alert" className={css.region}>
        {cards(shown.filter(({ type }) => type === 'error'))}
      </div>
      <output className={css.region}>{cards(shown.filter(({ type }) => type !== 'error'))}</output>
    </div>
  )
}
