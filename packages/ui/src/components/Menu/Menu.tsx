'use client'

import { Menu as Base } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ComponentType, ReactElement } from 'react'

import type { IconProps } from '../../icons/Icon.tsx'
import { option, positioner } from '../../internal/floating.css.ts'
import { UnstyledLink } from '../../link/LinkProvider.tsx'
import * as css from './Menu.css.ts'

interface MenuEntry {
  /** What it does, starting with a verb; unique within the menu. */
  label: string
  /** A line below the label. */
  description?: string
  icon?: ComponentType<IconProps>
  disabled?: boolean
  /** `danger` for what destroys something. Ask for confirmation afterwards. */
  tone?: 'default' | 'danger'
  /** A line above it, which separates groups. */
  separated?: boolean
}

/** An entry of a menu: an action, or a link if it has an `href`. */
export type MenuItem = MenuEntry &
  ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never })

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens it, such as a Button or an IconButton. */
  trigger: ReactElement<Record<string, unknown>>
  /** The actions and links, in order. */
  items: ReadonlyArray<MenuItem>
  /** How it is aligned to the button. */
  align?: 'start' | 'center' | 'end'
}

function Content({ icon: ItemIcon, label, description, tone }: MenuItem) {
  return (
    <>
      {ItemIcon && (
        <span className={clsx(css.icon, tone === 'danger' && css.danger)}>
          <ItemIcon />
        </span>
      )}
      <span className={css.words}>
        <span>{label}</span>
        {description && <span className={css.description}>{description}</span>}
      </span>
    </>
  )
}

/** A list of actions that opens from a button. `ref`, `className` and other props are those of the list. */
export function Menu({ trigger, items, align = 'start', className, ...rest }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} className={positioner}>
          <Base.Popup className={clsx(css.popup, className)} {...rest}>
            {items.map((item) => (
              <MenuRow key={item.label} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function MenuRow({ item }: { item: MenuItem }) {
  const className = clsx(option, item.tone === 'danger' && css.danger)
  return (
    <>
      {item.separated && <Base.Separator className={css.separator} />}
      {item.href === undefined ? (
        <Base.Item
          label={item.label}
          disabled={item.disabled}
          onClick={item.onSelect}
          className={className}
        >
          <Content {...item} />
        </Base.Item>
      ) : (
        <Base.LinkItem
          label={item.label}
          closeOnClick
          className={className}
          render={<UnstyledLink href={item.href} />}
        >
          <Content {...item} />
        </Base.LinkItem>
      )}
    </>
  )
}
