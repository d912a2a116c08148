import { clsx } from 'clsx'
import { useRef } from 'react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

import * as css from './AppShell.css.ts'

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** The Sidebar. */
  sidebar: ReactNode
  /** The page. */
  children: ReactNode
  /** The id of the `<main>`, for whoever moves the focus there after a change of page. */
  mainId?: string
  /** The first words that a keyboard meets. */
  skipText?: string
}

/** The frame of every signed-in page: sidebar and main, with a link that skips the first for the second. */
export function AppShell({
  sidebar,
  children,
  mainId = 'main',
  skipText = 'Skip to the content',
  className,
  ...rest
}: AppShellProps) {
  const main = useRef<HTMLElement>(null)

  // The focus moves without the hash, which would be one more entry in the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
    main.current?.scrollIntoView()
  }

  return (
    <div className={clsx(css.root, className)} {...rest}>
      <a href={`#${mainId}`} className={css.skip} onClick={skip}>
        {skipText}
      </a>
      {sidebar}
      <main id={mainId} ref={main} tabIndex={-1} className={css.main}>
        <div className={css.page}>{children}</div>
      </main>
    </div>
  )
}
