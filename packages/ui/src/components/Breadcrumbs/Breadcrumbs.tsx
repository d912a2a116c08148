import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { ChevronRightIcon } from '../../icons/icons.ts'
import { UnstyledLink } from '../../link/LinkProvider.tsx'
import * as css from './Breadcrumbs.css.ts'

export interface BreadcrumbItem {
  text: string
  /** The address of the page; the last item, which is the current page, has none. */
  href?: string
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the top of the hierarchy to the current page. */
  items: ReadonlyArray<BreadcrumbItem>
  /** The accessible name of the navigation landmark. */
  label?: string
}

/** Where the current page is in the hierarchy, with links to the pages above it. */
export function Breadcrumbs({
  items,
  label = 'Breadcrumbs',
  className,
  ...rest
}: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={clsx(className)} {...rest}>
      <ol className={css.list}>
        {items.map(({ text, href }, index) => (
          <li key={href ?? text} className={css.item}>
            {index > 0 && <ChevronRightIcon size="1em" className={css.separator} />}
            {href ? (
              <UnstyledLink href={href} className={css.link}>
                {text}
              </UnstyledLink>
            ) : (
              <span aria-current="page" className={css.current}>
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
