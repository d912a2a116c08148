import { addons } from 'storybook/manager-api'

import { brandThemes } from './brandTheme.ts'

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({ theme: prefersDark ? brandThemes.dark : brandThemes.light })
