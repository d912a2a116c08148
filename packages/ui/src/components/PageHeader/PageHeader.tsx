import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { ChevronLeftIcon } from '../../icons/icons.ts'
import { Link } from '../../link/LinkProvider.tsx'
import * as css from './PageHeader.css.ts'

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The page’s one h1; a Skeleton in it while the words are on their way. */
  title: ReactNode
  /** A line that says what the page is for, or whose it is. */
  description?: ReactNode
  /** The page above this one, where there is one. */
  back?: { href: string; text: string }
  /** What can be done to the page as a whole; one primary action at most. */
  actions?: ReactNode
}

/** The first thing on a page: its name, a line below it and what can be done here. */
export function PageHeader({
  title,
  description,
  back,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header className={clsx(css.root, className)} {...rest}>
      <div className={css.words}>
        {back && (
          <Link href={back.href} className={css.back}>
            <ChevronLeftIcon className={css.backIcon} />
            {back.text}
          </Link>
        )}
        <h1 className={css.title}>{title}</h1>
        {description != null && <div className={css.description}>{description}</div>}
      </div>
      {actions != null && <div className={css.actions}>{actions}</div>}
    </header>
  )
}
