import { WaterArt } from '@sluice/ui'
import type { ReactNode } from 'react'

import * as css from './StatusPage.css.ts'

export interface StatusPageProps {
  /** The heading: what happened. */
  title: string
  /** The reason, and what to do. */
  words: string
  /** Links and buttons. */
  children: ReactNode
}

/** A page with a message and links to continue. */
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
