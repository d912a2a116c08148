import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { WaterArt } from '../../art/WaterArt.tsx'
import { UnstyledLink } from '../../link/LinkProvider.tsx'
import { Brand } from '../Brand/Brand.tsx'
import * as css from './AuthLayout.css.ts'

export interface AuthLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The h1 of the page. */
  title: string
  /** A sentence below the title. */
  lead?: ReactNode
  /** The text on the art panel, which is hidden on small screens. */
  welcome?: string
  /** The link of the brand. */
  homeHref?: string
  /** The ID of the `<main>` element. */
  mainId?: string
  /** Controls at the end of the header, such as the theme switch. */
  tools?: ReactNode
  /** Below the form: links to the other forms. */
  footer?: ReactNode
  /** The form. */
  children: ReactNode
}

/** The layout of pages for signing in and signing up: a form and, on desktop, an art panel. */
export function AuthLayout({
  title,
  lead,
  welcome = 'Welcome, Be the Part Of Our Ecosystem',
  homeHref = '/',
  mainId = 'main',
  tools,
  footer,
  className,
  children,
  ...rest
}: AuthLayoutProps) {
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <div className={css.side}>
        <header className={css.head}>
          <UnstyledLink href={homeHref} className={css.home}>
            <Brand />
          </UnstyledLink>
          {tools}
        </header>
        <main id={mainId} className={css.main}>
          <div className={css.intro}>
            <h1 className={css.title}>{title}</h1>
            {lead && <p className={css.lead}>{lead}</p>}
          </div>
          <div className={css.content}>
            {children}
            {footer && <div className={css.footer}>{footer}</div>}
          </div>
        </main>
      </div>
      <aside className={css.panel}>
        <WaterArt scene="panel" className={css.art} />
        <h2 className={css.welcome}>{welcome}</h2>
      </aside>
    </div>
  )
}
