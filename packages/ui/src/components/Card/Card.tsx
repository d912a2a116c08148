import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import * as css from './Card.css.ts'

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The card's heading; with one the card is a region that a screen reader can jump to. */
  title?: ReactNode
  /** Which level the heading has in the outline of the page. */
  headingLevel?: 2 | 3 | 4
  /** At the end of the heading's line: one button or link. */
  action?: ReactNode
  /** A faint shadow, for a card that lies on another surface. */
  raised?: boolean
}

/** A quiet sheet that holds what belongs together. */
export function Card({
  title,
  headingLevel = 2,
  action,
  raised = false,
  className,
  children,
  ...rest
}: CardProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={clsx(css.root, raised && css.raised, className)}
      {...rest}
    >
      {(title || action) && (
        <div className={css.head}>
          {title && (
            <Heading id={id} className={css.title}>
              {title}
            </Heading>
          )}
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
