import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { WaterArt } from '../../art/WaterArt.tsx'
import { Link } from '../../link/LinkProvider.tsx'
import { Brand } from '../Brand/Brand.tsx'
import * as css from './AuthLayout.css.ts'

export interface AuthLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What one does here: the page's first heading. */
  title: string
  /** A sentence under it, where the title is not enough. */
  lead?: ReactNode
  /** The words on the art panel, which a small screen does not show. */
  welcome?: string
  /** Where the brand leads. */
  homeHref?: string
  /** The id of the `<main>`. */
  mainId?: string
  /** Put on what follows the title: the form and the footer. */
  contentClassName?: string | undefined
  /** At the end of the top line: the theme switch, a language. */
  tools?: ReactNode
  /** Under the form: the way to the other forms. */
  footer?: ReactNode
  /** The form. */
  children: ReactNode
}

/** The frame of every page on which one signs in or up: the form on one half, the water on the other. */
export function AuthLayout({
  title,
  lead,
  welcome = 'Welcome, Be the Part Of Our Ecosystem',
  homeHref = '/',
  mainId = 'main',
  contentClassName,
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
          <Link href={homeHref} className={css.home}>
            <Brand />
          </Link>
          {tools}
        </header>
        <main id={mainId} className={css.main}>
          <div className={css.opening}>
            <h1 className={css.title}>{title}</h1>
            {lead && <p className={css.lead}>{lead}</p>}
          </div>
          <div className={clsx(css.content, contentClassName)}>
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
