import { useId, type ReactNode } from 'react'

import * as css from './Section.css.ts'

export interface SectionProps {
  /** The part's heading. */
  title: string
  /** A line on what it is for. */
  description?: ReactNode
  children: ReactNode
}

/** A part of a page under a heading of its own. */
export function Section({ title, description, children }: SectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={css.root}>
      <div className={css.head}>
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
        {description && <p className={css.description}>{description}</p>}
      </div>
      {children}
    </section>
  )
}
