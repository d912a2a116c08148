import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { SearchIcon } from '../../icons/icons.ts'
import * as css from './Sidebar.css.ts'

export interface SidebarSearchProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The name of the button, such as "Search". On a phone it is for screen readers only. */
  text: string
  /** The keys that do the same, such as "Ctrl K". Shown on desktop. */
  shortcut?: string
}

/** The button in a Sidebar that opens a CommandMenu. */
export function SidebarSearch({ text, shortcut, className, ...rest }: SidebarSearchProps) {
  return (
    <button type="button" className={clsx(css.search, className)} {...rest}>
      <SearchIcon className={css.icon} />
      <span className={css.bellText}>{text}</span>
      {shortcut && (
        <kbd aria-hidden className={css.shortcut}>
          {shortcut}
        </kbd>
      )}
    </button>
  )
}
