import { WaterArt } from '@sluice/ui'
import type { ReactNode } from 'react'

import * as css from './StatusPage.css.ts'

export interface StatusPageProps {
  /** What happened, as the page's heading. */
  title: string
  /** Why, and what to do. */
  words: string
  /** The ways on. */
  children: ReactNode
}

/** A page that only says something, and where to go from there. */
export function StatusPage({ title, words, children }: StatusPageProps) {
  return (
    <section className={css.root}>
      <WaterArt scene="empty" className={css.art} />
      <h1 className={css.heading}>{title}</h1>
      <p className={css.words}>{words}</p>
      <div className={css.actions}>{children}</div>
    </section>
  )
}
