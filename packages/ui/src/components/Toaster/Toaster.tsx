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
 * it knew before they spoke. A pointer or the focus on the toasts stops their clocks.
 */
export function Toaster({ dismissLabel = 'Dismiss' }: ToasterProps) {
  const { toasts, handlers } = useToaster()
  const shown = toasts.filter(({ visible }) => visible)
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
      className={css.root}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div role="alert" className={css.region}>
        {cards(shown.filter(({ type }) => type === 'error'))}
      </div>
      <output className={css.region}>{cards(shown.filter(({ type }) => type !== 'error'))}</output>
    </div>
  )
}
