import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import * as css from './CheckoutLayout.css.ts'

export interface CheckoutLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The h1 of the page: who is paid. */
  title: ReactNode
  /** What is paid for. */
  description?: ReactNode
  /** The amount, with whatever belongs to it. */
  amount?: ReactNode
  /** The state of the payment. On desktop below the amount, beside the panel. */
  state?: ReactNode
  /** Controls at the end of the header, such as the theme switch. */
  tools?: ReactNode
  /** The seller's name in the header. */
  seller?: ReactNode
  /** The last line of the page. */
  footer?: ReactNode
  /** The ID of the `<main>` element. */
  mainId?: string
  /** How to pay. Without it the page has one column. */
  children?: ReactNode
}

/** The layout of a page on which a customer pays: what is paid on one side, how to pay on the other. */
export function CheckoutLayout({
  title,
  description,
  amount,
  state,
  tools,
  seller,
  footer,
  mainId = 'main',
  className,
  children,
  ...rest
}: CheckoutLayoutProps) {
  const hasPanel = children != null && children !== false
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <header className={css.head}>
        <span className={css.seller}>{seller}</span>
        {tools}
      </header>
      <main id={mainId} className={clsx(css.main, hasPanel && css.withPanel)}>
        <div className={css.summary}>
          <div className={css.intro}>
            <h1 className={css.title}>{title}</h1>
            {description && <p className={css.description}>{description}</p>}
          </div>
          {amount}
          {state}
        </div>
        {hasPanel && <div className={css.panel}>{children}</div>}
      </main>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </div>
  )
}
