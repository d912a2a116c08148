import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { LogoutIcon } from '../../icons/icons.ts'
import { Link } from '../../link/LinkProvider.tsx'
import { Brand } from '../Brand/Brand.tsx'
import * as css from './Sidebar.css.ts'
import { sidebarLinks } from './sidebarLinks.ts'
import type { SidebarLink } from './sidebarLinks.ts'

export interface SidebarProps extends ComponentPropsWithRef<'aside'> {
  /** The path of the page one is on, without query or hash; the link that leads there, or to the page above it, is marked. */
  currentPath: string
  /** The merchant asked to be signed out. */
  onLogout: () => void
  /** The pages, in order; more than five don’t fit a phone. */
  links?: readonly SidebarLink[]
  /** Where the brand leads. */
  homeHref?: string
  /** What a screen reader calls the list of pages. */
  label?: string
  logoutText?: string
}

function whereabouts(href: string, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page'
  return currentPath.startsWith(`${href}/`) ? 'true' : undefined
}

/** The way around the product: a column on a desktop, a rail on a tablet, bars at top and bottom on a phone. */
export function Sidebar({
  currentPath,
  onLogout,
  links = sidebarLinks,
  homeHref = '/home',
  label = 'Main',
  logoutText = 'Logout',
  className,
  ...rest
}: SidebarProps) {
  return (
    <aside className={clsx(css.root, className)} {...rest}>
      <Link href={homeHref} className={css.home}>
        <Brand className={css.brand} />
      </Link>
      <nav aria-label={label} className={css.pages}>
        <ul className={css.list}>
          {links.map(({ href, text, icon: PageIcon }) => (
            <li key={href}>
              <Link href={href} className={css.link} aria-current={whereabouts(href, currentPath)}>
                <PageIcon className={css.icon} />
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={css.logout} onClick={onLogout}>
        <LogoutIcon className={css.icon} />
        {logoutText}
      </button>
    </aside>
  )
}
