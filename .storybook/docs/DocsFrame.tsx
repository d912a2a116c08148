import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import type { PropsWithChildren } from 'react'
import { addons } from 'storybook/preview-api'

import './docs.css'

import { applyThemeChoice } from '../../packages/ui/src/theme/themeChoice.ts'
import { brandThemes } from '../brandTheme.ts'
import { applyEnvironment } from '../environment.tsx'
import { getThemeChoice } from '../theme.tsx'

function initialTheme(): string {
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  return /theme:(\w+)/.exec(globals)?.[1] ?? 'system'
}

/** The container of docs pages, in the theme selected in the toolbar. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => getThemeChoice({ theme: initialTheme() }))
  useEffect(() => {
    const channel = addons.getChannel()
    const updateTheme = (message: { globals: Record<string, unknown> }) => {
      setTheme(getThemeChoice(message.globals))
      applyEnvironment(message.globals)
    }
    channel.on('globalsUpdated', updateTheme)
    return () => channel.off('globalsUpdated', updateTheme)
  }, [])
  useEffect(() => applyThemeChoice(theme), [theme])
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = theme === 'dark' || (theme === 'system' && systemDark)
  return <DocsContainer {...props} theme={isDark ? brandThemes.dark : brandThemes.light} />
}
