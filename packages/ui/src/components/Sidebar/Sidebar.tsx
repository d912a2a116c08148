'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react'

import type { IconProps } from '../../icons/Icon.tsx'
import { LogoutIcon } from '../../icons/icons.ts'
import { UnstyledLink } from '../../link/LinkProvider.tsx'
import { useTextProps } from '../../provider/useSettings.ts'
import { Brand } from '../Brand/Brand.tsx'
import { getAriaCurrent } from './getAriaCurrent.ts'
import * as css from './Sidebar.css.ts'

export interface SidebarLink {
  /** The path of the page. Pages below it mark this link as well. */
  href: string
  /** One short word: on a phone it is shown below the icon. */
  text: string
  icon: ComponentType<IconProps>
}

export interface SidebarProps extends ComponentPropsWithRef<'aside'> {
  /** The path of the current page, without query or hash. Marks the link to it or to its parent page. */
  currentPath: string
  /** Called when the user clicks Logout. */
  onLogout: () => void
  /** At most five links, which is what fits on a phone. */
  links: ReadonlyArray<SidebarLink>
  /** The link of the brand. */
  homeHref: string
  /** A SidebarSearch, above the links; on a phone beside the bell. */
  search?: ReactNode
  /** A SidebarBell, beside Logout. */
  bell?: ReactNode
  /** The accessible name of the navigation landmark. */
  label?: string
  /** The label of the button that logs out. */
  logoutText?: string
}

/** The main navigation: a column on desktop, a rail on a tablet, bars at the top and bottom of a phone. */
export function Sidebar({
  currentPath,
  onLogout,
  links,
  homeHref,
  search,
  bell,
  label,
  logoutText,
  className,
  ...rest
}: SidebarProps) {
  const texts = {
    label: 'Main',
    logoutText: 'Logout',
    ...useTextProps('Sidebar', { label, logoutText }),
  }
  return (
    <aside className={clsx(css.root, className)} {...rest}>
      <UnstyledLink href={homeHref} className={css.home}>
        <Brand className={css.brand} />
      </UnstyledLink>
      {search}
      <nav aria-label={texts.label} className={css.navigation}>
        <ul className={css.list}>
          {links.map(({ href, text, icon: PageIcon }) => (
            <li key={href}>
              <UnstyledLink
                href={href}
                className={css.link}
                aria-current={getAriaCurrent(href, currentPath)}
              >
                <PageIcon className={css.icon} />
                {text}
              </UnstyledLink>
            </li>
          ))}
        </ul>
      </nav>
      {bell}
      <button type="button" className={css.logout} onClick={onLogout}>
        <LogoutIcon className={css.icon} />
        {texts.logoutText}
      </button>
    </aside>
  )
}
