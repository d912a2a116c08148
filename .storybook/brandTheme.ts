import { create } from 'storybook/theming'

import { sluiceBrand } from '../packages/ui/src/brand/sluiceBrand.tsx'
import type { ThemeColors } from '../packages/ui/src/theme/colors.ts'
import { dark } from '../packages/ui/src/theme/dark.ts'
import { light } from '../packages/ui/src/theme/light.ts'

function brandTheme(base: 'light' | 'dark', colors: ThemeColors) {
  return create({
    base,
    brandTitle: sluiceBrand.name,
    brandTarget: '_self',
    fontBase: "'Sluice Sans', 'Sluice Sans Fallback', sans-serif",
    fontCode: "'Sluice Mono', 'Sluice Mono Fallback', monospace",
    appBg: colors.surface,
    appContentBg: colors.surface,
    appPreviewBg: colors.surface,
    appBorderColor: colors.border,
    appBorderRadius: 8,
    colorPrimary: colors.action,
    colorSecondary: colors.action,
    textColor: colors.text,
    textMutedColor: colors.textMuted,
    textInverseColor: colors.surface,
    barBg: colors.surfaceRaised,
    barTextColor: colors.textMuted,
    barHoverColor: colors.action,
    barSelectedColor: colors.action,
    buttonBg: colors.surfaceRaised,
    buttonBorder: colors.border,
    booleanBg: colors.surfaceSunken,
    booleanSelectedBg: colors.surfaceRaised,
    inputBg: colors.surfaceRaised,
    inputBorder: colors.borderControl,
    inputTextColor: colors.text,
    inputBorderRadius: 6,
  })
}

/** Themes for Storybook's own UI and docs pages, in the colors of the product. */
export const brandThemes = { light: brandTheme('light', light), dark: brandTheme('dark', dark) }
