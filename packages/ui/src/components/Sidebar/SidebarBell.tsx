import { clsx } from 'clsx'

import { BellIcon } from '../../icons/icons.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { UnstyledLink } from '../../link/LinkProvider.tsx'
import type { UnstyledLinkProps } from '../../link/LinkProvider.tsx'
import { getAriaCurrent } from './getAriaCurrent.ts'
import * as css from './Sidebar.css.ts'

export interface SidebarBellProps extends Omit<UnstyledLinkProps, 'children'> {
  /** The name of the page, such as "Notifications". On a phone it is for screen readers only. */
  text: string
  /** The path of the current page. */
  currentPath: string
  /** How many notifications are new. */
  count: number
  /** The count in words, such as "3 new": part of the link's name if there are some. */
  countText: string
}

/** The link to the notifications in a Sidebar, with the number of new ones. */
export function SidebarBell({
  href,
  text,
  currentPath,
  count,
  countText,
  className,
  ...rest
}: SidebarBellProps) {
  return (
    <UnstyledLink
      href={href}
      className={clsx(css.bell, className)}
      aria-current={getAriaCurrent(href, currentPath)}
      {...rest}
    >
      <span className={css.bellIcon}>
        <BellIcon className={css.icon} />
        {count > 0 && (
          <span aria-hidden className={css.count}>
            {count > 9 ? '9+' : count}
          </span>
        )}
      </span>
      <span className={css.bellText}>{text}</span>
      {count > 0 && <span className={visuallyHidden}>{countText}</span>}
    </UnstyledLink>
  )
}
