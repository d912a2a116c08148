'use client'

import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import * as css from './Card.css.ts'

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading. A card with a heading is a region landmark. */
  title?: ReactNode
  /** The level of the heading. */
  headingLevel?: 2 | 3 | 4
  /** One button or link next to the heading. */
  actions?: ReactNode
  /** Adds a shadow. */
  raised?: boolean
}

/** Groups related content. */
export function Card({
  title,
  headingLevel = 2,
  actions,
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
      {(title || actions) && (
        <div className={css.head}>
          {title && (
            <Heading id={id} className={css.title}>
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
