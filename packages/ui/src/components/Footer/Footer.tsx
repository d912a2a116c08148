import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { UnstyledLink } from '../../link/LinkProvider.tsx'
import { Brand } from '../Brand/Brand.tsx'
import * as css from './Footer.css.ts'

export interface FooterLink {
  label: string
  href: string
}

export interface FooterGroup {
  /** The heading of the group and the accessible name of its navigation landmark. */
  title: string
  links: ReadonlyArray<FooterLink>
}

export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** A sentence below the brand. */
  tagline?: ReactNode
  /** Links under a heading each. */
  groups?: ReadonlyArray<FooterGroup>
  /** The last line, such as a copyright notice. */
  legal?: ReactNode
  /** A control at the end of the last line, such as the theme switch. */
  control?: ReactNode
}

/** The footer of public pages. Dark in both themes. */
export function Footer({ tagline, groups, legal, control, className, ...rest }: FooterProps) {
  return (
    <footer className={clsx(css.root, className)} {...rest}>
      <div className={css.inner} data-theme="dark">
        <div className={css.top}>
          <div className={css.about}>
            <Brand />
            {tagline && <p className={css.tagline}>{tagline}</p>}
          </div>
          {groups?.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={css.groupTitle}>{title}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <UnstyledLink href={href} className={css.link}>
                      {label}
                    </UnstyledLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {(legal || control) && (
          <div className={css.bottom}>
            <div>{legal}</div>
            {control}
          </div>
        )}
      </div>
    </footer>
  )
}
