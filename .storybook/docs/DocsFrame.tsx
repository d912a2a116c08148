import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import type { PropsWithChildren } from 'react'
import { addons } from 'storybook/preview-api'

import './docs.css'

import { applyThemeChoice } from '../../packages/ui/src/theme/themeChoice.ts'
import { brandThemes } from '../brandTheme.ts'
import { chosenTheme } from '../themeSwitch.tsx'

function initialTheme(): string {
  const asked = new URLSearchParams(location.search).get('globals') ?? ''
  return /theme:(\w+)/.exec(asked)?.[1] ?? 'system'
}

/** The frame of a docs page, in the theme that the toolbar says. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => chosenTheme({ theme: initialTheme() }))
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = (message: { globals: Record<string, unknown> }) =>
      setTheme(chosenTheme(message.globals))
    channel.on('globalsUpdated', follow)
    return () => channel.off('globalsUpdated', follow)
  }, [])
  useEffect(() => applyThemeChoice(theme), [theme])
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = theme === 'dark' || (theme === 'system' && systemDark)
  return <DocsContainer {...props} theme={isDark ? brandThemes.dark : brandThemes.light} />
}
