'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import type { ComponentPropsWithRef, ComponentType } from 'react'
import { useState } from 'react'

import type { IconProps } from '../../icons/Icon.tsx'
import { option as optionStyle } from '../../internal/floating.css.ts'
import { useTexts } from '../../provider/useSettings.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import * as css from './CommandMenu.css.ts'

export interface Command {
  /** Identifies it. */
  value: string
  /** What is shown, and what typing is compared with. */
  text: string
  icon?: ComponentType<IconProps>
}

const defaultTexts = {
  /** The label of the field. */
  field: 'Type what you look for',
  /** Shown if nothing matches. */
  empty: 'Nothing matches.',
}

export interface CommandMenuProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children' | 'onSelect'
> {
  /** Whether the menu is open. */
  open: boolean
  /** Called with false when the menu should close: on Escape, on the close button, on a click outside, and once a command is chosen. */
  onOpenChange: (open: boolean) => void
  /** The heading and accessible name. */
  title: string
  /** What can be chosen, in the order of how often it is. */
  commands: ReadonlyArray<Command>
  /** What can be done with any text, such as to search for it. Listed last. */
  commandFor?: (typed: string) => Command
  /** Called with the value of the chosen command, and with what was typed. The menu closes by itself. */
  onChoose: (value: string, typed: string) => void
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<typeof defaultTexts>
}

interface MenuProps extends Pick<
  CommandMenuProps,
  'commands' | 'commandFor' | 'onChoose' | 'texts'
> {
  onClose: () => void
}

function Menu({ commands, commandFor, texts: given, onChoose, onClose }: MenuProps) {
  const texts = { ...defaultTexts, ...useTexts('CommandMenu', given) }
  const [typed, setTyped] = useState('')
  const { contains } = Autocomplete.useFilter()
  const text = typed.trim()
  const shown = commands.filter((command) => contains(command, text, (each) => each.text))
  const items = text && commandFor ? [...shown, commandFor(text)] : shown
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      items={items}
      itemToStringValue={(command) => command.text}
      value={typed}
      onValueChange={setTyped}
      autoHighlight="always"
      keepHighlight
    >
      <Autocomplete.Input
        aria-label={texts.field}
        placeholder={texts.field}
        autoComplete="off"
        className={css.input}
      />
      <Autocomplete.Empty className={css.empty}>{texts.empty}</Autocomplete.Empty>
      <Autocomplete.List className={css.list}>
        {({ value, text: words, icon: CommandIcon }: Command) => (
          <Autocomplete.Item
            key={value}
            value={value}
            className={optionStyle}
            onClick={() => {
              onClose()
              onChoose(value, text)
            }}
          >
            {CommandIcon && <CommandIcon className={css.icon} />}
            <span className={css.label}>{words}</span>
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}

/** A field that finds what one can do and where one can go, from anywhere. Opened with a key at a desk and with a button on a phone. */
export function CommandMenu({
  open,
  onOpenChange,
  commands,
  commandFor,
  onChoose,
  texts,
  ...rest
}: CommandMenuProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} {...rest}>
      <Menu
        commands={commands}
        {...(commandFor && { commandFor })}
        {...(texts && { texts })}
        onChoose={onChoose}
        onClose={() => onOpenChange(false)}
      />
    </Dialog>
  )
}
