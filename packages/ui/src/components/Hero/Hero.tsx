import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { WaterArt } from '../../art/WaterArt.tsx'
import * as css from './Hero.css.ts'

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The page's one h1. */
  title: ReactNode
  /** A short line above the title. */
  eyebrow?: ReactNode
  /** What the product is, in two or three sentences. */
  lead?: ReactNode
  /** One primary LinkButton and at most one more. */
  actions?: ReactNode
  /** A line of small print under the actions. */
  note?: ReactNode
  /** Brand and navigation at the top, on the same deep ground. */
  bar?: ReactNode
  /** What is shown beside the words, or under them on a phone: the product itself. */
  children?: ReactNode
}

/** The first thing that a visitor sees: who we are, what to do next, and the water. Deep ink in both themes; what is shown beside the words has the page's own. */
export function Hero({
  title,
  eyebrow,
  lead,
  actions,
  note,
  bar,
  children,
  className,
  ...rest
}: HeroProps) {
  return (
    <section className={clsx(css.root, className)} {...rest}>
      <div className={css.inner}>
        {bar && <div data-theme="dark">{bar}</div>}
        <div className={clsx(css.body, children != null && css.split)}>
          <div className={css.words} data-theme="dark">
            {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
            <h1 className={css.title}>{title}</h1>
            {lead && <div className={css.lead}>{lead}</div>}
            {actions && <div className={css.actions}>{actions}</div>}
            {note && <p className={css.note}>{note}</p>}
          </div>
          {children != null && <div className={css.show}>{children}</div>}
        </div>
      </div>
      {/* Behind the words in the page too: on a slow line they come first. */}
      <WaterArt
        scene="hero"
        className={css.art}
        preserveAspectRatio={children == null ? 'xMidYMax slice' : 'xMidYMin slice'}
      />
    </section>
  )
}
