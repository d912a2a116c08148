import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import * as css from './FeatureCard.css.ts'

export interface FeatureCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The name of the feature. */
  title: ReactNode
  /** One or two sentences. */
  children?: ReactNode
  /** One of the library's icons. */
  icon?: ReactNode
  /** A large number instead of an icon: `0.5%`, `7 days`. */
  figure?: ReactNode
  /** The level of the heading. */
  headingLevel?: 2 | 3 | 4
  /** A tag next to the title, such as `Upcoming`. */
  note?: ReactNode
  /** `raised` is a card with a border, `plain` has no border. */
  tone?: 'raised' | 'plain'
}

/** Describes a feature of the product. */
export function FeatureCard({
  title,
  children,
  icon,
  figure,
  headingLevel = 3,
  note,
  tone = 'raised',
  className,
  ...rest
}: FeatureCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={clsx(css.tone[tone], className)} {...rest}>
      {figure ? <p className={css.figure}>{figure}</p> : null}
      {icon && !figure ? <span className={css.icon}>{icon}</span> : null}
      <Heading className={css.title}>
        <span>{title}</span>
        {note && <span className={css.note}>{note}</span>}
      </Heading>
      {children && <div className={css.description}>{children}</div>}
    </div>
  )
}
