'use client'

import { clsx } from 'clsx'
import { useRef } from 'react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

import * as css from './AppShell.css.ts'
import { useTextProps } from '../../provider/useSettings.ts'

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** A Sidebar. */
  sidebar: ReactNode
  /** The page. */
  children: ReactNode
  /** The ID of the `<main>` element, for moving focus to it after a navigation. */
  mainId?: string
  /** The text of the skip link. */
  skipText?: string
}

/** The frame of signed-in pages: a sidebar, the main content, and a link that skips to the content. */
export function AppShell({
  sidebar,
  children,
  mainId = 'main',
  skipText,
  className,
  ...rest
}: AppShellProps) {
  const texts = { skipText: 'Skip to content', ...useTextProps('AppShell', { skipText }) }
  const main = useRef<HTMLElement>(null)

  // Following the link would add its hash to the browser history.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
    main.current?.scrollIntoView()
  }

  return (
    <div className={clsx(css.root, className)} {...rest}>
      <a href={`#${mainId}`} className={css.skip} onClick={skip}>
        {texts.skipText}
      </a>
      {sidebar}
      <main id={mainId} ref={main} tabIndex={-1} className={css.main}>
        <div className={css.page}>{children}</div>
      </main>
    </div>
  )
}
