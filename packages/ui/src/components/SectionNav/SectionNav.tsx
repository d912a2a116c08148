'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { UnstyledLink } from '../../link/LinkProvider.tsx'
import * as css from './SectionNav.css.ts'

export interface SectionNavLink {
  /** The path of the section. */
  href: string
  /** One or two words. */
  text: string
}

export interface SectionNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The accessible name of the navigation landmark. */
  label: string
  /** The sections, the first one first. */
  links: ReadonlyArray<SectionNavLink>
  /** The path of the current section, without query or hash. */
  currentPath: string
}

/** Scrolls the row to the current section, and not the page. */
function showInRow(item: HTMLLIElement | null) {
  const row = item?.parentElement
  if (row) row.scrollLeft = item.offsetLeft - row.offsetLeft
}

/** The sections of one area of an app, each with a page of its own: a column at a desk, a row that scrolls below. */
export function SectionNav({ label, links, currentPath, className, ...rest }: SectionNavProps) {
  return (
    <nav aria-label={label} className={clsx(css.root, className)} {...rest}>
      <ul className={css.list}>
        {links.map(({ href, text }) => {
          const isCurrent = href === currentPath
          return (
            <li key={href} ref={isCurrent ? showInRow : undefined}>
              <UnstyledLink
                href={href}
                className={css.link}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {text}
              </UnstyledLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
