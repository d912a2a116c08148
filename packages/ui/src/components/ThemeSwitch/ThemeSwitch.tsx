'use client'

import { clsx } from 'clsx'
import { useId, useSyncExternalStore } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { DeviceIcon, MoonIcon, SunIcon } from '../../icons/icons.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import {
  readThemeChoice,
  saveThemeChoice,
  subscribeToThemeChoice,
} from '../../theme/themeChoice.ts'
import type { ThemeChoice } from '../../theme/themeChoice.ts'
import { useTexts } from '../../provider/useSettings.ts'
import * as css from './ThemeSwitch.css.ts'

/** The saved theme choice and a function to change it. `system` on a server. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(
    subscribeToThemeChoice,
    readThemeChoice,
    () => 'system' as const,
  )
  return [choice, saveThemeChoice]
}

const defaultTexts = { system: 'System', light: 'Light', dark: 'Dark' }

export interface ThemeSwitchProps extends ComponentPropsWithRef<'fieldset'> {
  /** The accessible name of the group. */
  label?: string
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<typeof defaultTexts>
}

/** Switches between the system, light and dark themes. The choice is saved in the browser and shared by its tabs. */
export function ThemeSwitch({
  label = 'Theme',
  texts: givenTexts,
  className,
  ...rest
}: ThemeSwitchProps) {
  const texts = { ...defaultTexts, ...useTexts('ThemeSwitch', givenTexts) }
  const name = useId()
  const [choice, setChoice] = useThemeChoice()
  const options = [
    { value: 'system', text: texts.system, OptionIcon: DeviceIcon },
    { value: 'light', text: texts.light, OptionIcon: SunIcon },
    { value: 'dark', text: texts.dark, OptionIcon: MoonIcon },
  ] as const
  return (
    <fieldset className={clsx(css.root, className)} {...rest}>
      <legend className={visuallyHidden}>{label}</legend>
      {options.map(({ value, text, OptionIcon }) => (
        <label key={value} className={css.option} title={text}>
          <input
            type="radio"
            name={name}
            value={value}
            className={css.input}
            checked={choice === value}
            onChange={() => setChoice(value)}
          />
          <OptionIcon />
          <span className={visuallyHidden}>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
