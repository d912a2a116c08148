import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { DeviceIcon, MoonIcon, SunIcon } from '../../icons/icons.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import * as css from './ThemeSwitch.css.ts'
import { useThemeChoice } from './useThemeChoice.ts'

export interface ThemeSwitchProps extends ComponentPropsWithRef<'fieldset'> {
  /** What is chosen here, for a screen reader. */
  label?: string
  /** The word for following the device. */
  systemLabel?: string
  /** The word for the light theme. */
  lightLabel?: string
  /** The word for the dark theme. */
  darkLabel?: string
}

/** Chooses between the system's theme, light and dark; the choice is kept in this browser and shared by all its tabs. */
export function ThemeSwitch({
  label = 'Theme',
  systemLabel = 'System',
  lightLabel = 'Light',
  darkLabel = 'Dark',
  className,
  ...rest
}: ThemeSwitchProps) {
  const name = useId()
  const [choice, choose] = useThemeChoice()
  const options = [
    { value: 'system', word: systemLabel, Glyph: DeviceIcon },
    { value: 'light', word: lightLabel, Glyph: SunIcon },
    { value: 'dark', word: darkLabel, Glyph: MoonIcon },
  ] as const
  return (
    <fieldset className={clsx(css.root, className)} {...rest}>
      <legend className={visuallyHidden}>{label}</legend>
      {options.map(({ value, word, Glyph }) => (
        <label key={value} className={css.option} title={word}>
          <input
            type="radio"
            name={name}
            value={value}
            className={css.input}
            checked={choice === value}
            onChange={() => choose(value)}
          />
          <Glyph />
          <span className={visuallyHidden}>{word}</span>
        </label>
      ))}
    </fieldset>
  )
}
