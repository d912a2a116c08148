import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { WaterArt } from '../../art/WaterArt.tsx'
import * as css from './Hero.css.ts'

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The h1 of the page. */
  title: ReactNode
  /** A short line above the title. */
  eyebrow?: ReactNode
  /** Two or three sentences about the product. */
  lead?: ReactNode
  /** One primary LinkButton and at most one secondary. */
  actions?: ReactNode
  /** Small print below the actions. */
  note?: ReactNode
  /** A navigation bar above the content. */
  bar?: ReactNode
  /** The product, shown beside the text or below it on a phone. */
  children?: ReactNode
}

/** The top of the landing page: headline, actions and art. Dark in both themes, except for its children. */
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
          <div className={css.content} data-theme="dark">
            {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
            <h1 className={css.title}>{title}</h1>
            {lead && <div className={css.lead}>{lead}</div>}
            {actions && <div className={css.actions}>{actions}</div>}
            {note && <p className={css.note}>{note}</p>}
          </div>
          {children != null && <div className={css.product}>{children}</div>}
        </div>
      </div>
      <WaterArt
        scene="hero"
        className={css.art}
        preserveAspectRatio={children == null ? 'xMidYMax slice' : 'xMidYMin slice'}
      />
    </section>
  )
}
