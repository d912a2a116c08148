import { Link } from '@sluice/ui'
import type { ReactNode } from 'react'

import * as css from './Reference.css.ts'
import { withCode } from './withCode.tsx'

/** The text of a heading as a link to its section. */
export function HeadingLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link href={`#${id}`} className={css.anchor}>
      {children}
    </Link>
  )
}

export interface SectionProps {
  id: string
  title: string
  /** Paragraphs; text between backticks is code. */
  words?: readonly string[]
  children?: ReactNode
}

/** A section of the reference. Its heading links to itself, so that the address can be copied. */
export function Section({ id, title, words, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <h2 id={`${id}-title`} className={css.heading}>
        <HeadingLink id={id}>{title}</HeadingLink>
      </h2>
      {words?.map((paragraph) => (
        <p key={paragraph} className={css.words}>
          {withCode(paragraph)}
        </p>
      ))}
      {children}
    </section>
  )
}
