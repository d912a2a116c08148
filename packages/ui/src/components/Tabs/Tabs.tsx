'use client'

import { Tabs as Base } from '@base-ui/react/tabs'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import * as css from './Tabs.css.ts'

export interface TabItem {
  /** Identifies the tab. */
  value: string
  /** The text of the tab; one or two words, and an icon or badge if it helps. */
  label: ReactNode
  /** What the tab shows. */
  content: ReactNode
  disabled?: boolean
}

export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** The accessible name of the row of tabs. */
  label: string
  /** The tabs with their content, in order. */
  items: ReadonlyArray<TabItem>
  /** The selected tab, if the parent controls it. */
  value?: string
  /** The tab that is selected at first. Defaults to the first one. */
  defaultValue?: string
  /** Called with the value of the tab that the user selects. */
  onChange?: (value: string) => void
  /** Keeps the panels that are not shown in the document, so that what was typed in them is not lost. */
  keepMounted?: boolean
}

/** Switches between parts of one page. */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onChange,
  keepMounted = false,
  className,
  ...rest
}: TabsProps) {
  return (
    <Base.Root
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={(next: string) => onChange?.(next)}
      className={clsx(css.root, className)}
      {...rest}
    >
      <Base.List aria-label={label} activateOnFocus className={css.list}>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={css.tab}
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel
          key={item.value}
          value={item.value}
          keepMounted={keepMounted}
          className={css.panel}
        >
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
