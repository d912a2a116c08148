import { useId, type ReactNode } from 'react'

import * as css from './Section.css.ts'

export interface SectionProps {
  /** The heading. */
  title: string
  /** A sentence below the heading. */
  description?: ReactNode
  /** A button beside the heading. It may appear later without moving anything. */
  actions?: ReactNode
  children: ReactNode
}

/** A section of a page, with a heading. */
export function Section({ title, description, actions, children }: SectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={css.root}>
      <div className={css.head}>
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
        {actions && <div className={css.actions}>{actions}</div>}
        {description && <p className={css.description}>{description}</p>}
      </div>
      {children}
    </section>
  )
}
