import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import * as css from './FeatureCard.css.ts'

export interface FeatureCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode
  /** One or two sentences. */
  children?: ReactNode
  /** One of the library's icons; silent beside the title. */
  icon?: ReactNode
  /** One great figure instead of an icon: `0.5 %`, `7 days`. Read before the title. */
  figure?: ReactNode
  /** The level of the title in the outline of the page. */
  heading?: 'h2' | 'h3' | 'h4'
  /** A word beside the title, such as `Upcoming`. */
  note?: ReactNode
  /** `raised` is a card of its own; `plain` lies on the page without an edge, for a row of small benefits. */
  tone?: 'raised' | 'plain'
}

/** One thing that the product does, in a few words. */
export function FeatureCard({
  title,
  children,
  icon,
  figure,
  heading: Heading = 'h3',
  note,
  tone = 'raised',
  className,
  ...rest
}: FeatureCardProps) {
  return (
    <div className={clsx(css.tone[tone], className)} {...rest}>
      {figure ? <p className={css.figure}>{figure}</p> : null}
      {icon && !figure ? <span className={css.icon}>{icon}</span> : null}
      <Heading className={css.title}>
        {title}
        {note && <span className={css.note}>{note}</span>}
      </Heading>
      {children && <div className={css.words}>{children}</div>}
    </div>
  )
}
