import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { ChevronLeftIcon } from '../../icons/icons.ts'
import { UnstyledLink } from '../../link/LinkProvider.tsx'
import * as css from './PageHeader.css.ts'

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The h1 of the page, or a Skeleton while it is loading. */
  title: ReactNode
  /** A line that describes the page. */
  description?: ReactNode
  /** A link to the parent page. */
  back?: { href: string; text: string }
  /** Actions for the whole page, with at most one primary button. */
  actions?: ReactNode
}

/** The header of a page: title, description and actions. */
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
      <div className={css.content}>
        {back && (
          <UnstyledLink href={back.href} className={css.back}>
            <ChevronLeftIcon className={css.backIcon} />
            {back.text}
          </UnstyledLink>
        )}
        <h1 className={css.title}>{title}</h1>
        {description != null && <div className={css.description}>{description}</div>}
      </div>
      {actions != null && <div className={css.actions}>{actions}</div>}
    </header>
  )
}
