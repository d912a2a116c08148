import type { ThemeColors } from './colors.ts'
import { contrastPairs, contrastRatio } from './contrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { toHex, toOklch } from './oklch.ts'
import type { Oklch } from './oklch.ts'

/** The roles that a brand color sets; all others stay as they are. */
export type BrandRole =
  | 'action'
  | 'actionHover'
  | 'actionSurface'
  | 'onAction'
  | 'focus'
  | 'onDeepAction'

export type BrandColors = Record<BrandRole, string>

/** Whether every pair of colors with this role in front has enough contrast. */
function isReadable(role: BrandRole, colors: ThemeColors): boolean {
  return contrastPairs
    .filter(({ foreground }) => foreground === role)
    .every(
      ({ foreground, background, minimum }) =>
        contrastRatio(colors[foreground], colors[background]) >= minimum,
    )
}

/** The color of the brand's hue that is nearest to its own lightness, in one direction, and readable. */
function readable(role: BrandRole, start: Oklch, step: number, colors: ThemeColors): string {
  let { lightness } = start
  while (lightness > 0 && lightness < 1) {
    const color = toHex({ ...start, lightness })
    if (isReadable(role, { ...colors, [role]: color })) return color
    lightness += step
  }
  return step > 0 ? '#ffffff' : '#000000'
}

function shifted(hex: string, by: number): Oklch {
  const color = toOklch(hex)
  return { ...color, lightness: Math.min(0.99, Math.max(0.01, color.lightness + by)) }
}

function derive(brand: string, theme: 'light' | 'dark'): BrandColors {
  const own = toOklch(brand)
  const isLight = theme === 'light'
  const base = isLight ? light : dark
  const actionSurface = toHex({
    ...own,
    lightness: isLight ? 0.93 : 0.33,
    chroma: Math.min(own.chroma, isLight ? 0.03 : 0.05),
  })
  const colors = { ...base, actionSurface }
  const step = isLight ? -0.01 : 0.01
  const start = {
    ...own,
    lightness: isLight ? Math.min(own.lightness, 0.6) : Math.max(own.lightness, 0.75),
  }
  const action = readable('action', start, step, colors)
  // Black and white can't move further away from the surface.
  const isExtreme = isLight ? toOklch(action).lightness < 0.2 : toOklch(action).lightness > 0.92
  const actionHover = readable(
    'actionHover',
    shifted(action, (isLight ? -0.08 : 0.08) * (isExtreme ? -1 : 1)),
    step,
    colors,
  )
  const onAction = isLight ? light.surfaceRaised : toHex({ ...own, lightness: 0.2, chroma: 0.03 })
  return {
    action,
    actionHover,
    actionSurface,
    onAction,
    focus: readable('focus', shifted(action, isLight ? 0.06 : 0.08), step, colors),
    onDeepAction: readable(
      'onDeepAction',
      { ...own, lightness: Math.max(own.lightness, 0.75) },
      0.01,
      base,
    ),
  }
}

/**
 * Derives a light and a dark theme from one brand color (`#rrggbb`). The hue is the brand's; the lightness is moved until
 * every pair of colors that the components use has enough contrast.
 */
export function brandTheme(brand: string): Record<'light' | 'dark', ThemeColors> {
  return {
    light: { ...light, ...derive(brand, 'light') },
    dark: { ...dark, ...derive(brand, 'dark') },
  }
}

const brandRoles: readonly BrandRole[] = [
  'action',
  'actionHover',
  'actionSurface',
  'onAction',
  'focus',
  'onDeepAction',
]

/** The custom properties of a brand color in one theme. */
export function brandProperties(colors: ThemeColors): Readonly<Record<`--${string}`, string>> {
  return Object.fromEntries(brandRoles.map((role) => [`--sl-${role}`, colors[role]]))
}

function block(selector: string, colors: ThemeColors): string {
  const lines = Object.entries(brandProperties(colors)).map(
    ([name, value]) => `  ${name}: ${value};`,
  )
  return `${selector} {\n${lines.join('\n')}\n}\n`
}

/** The stylesheet of a brand color, to be loaded after the theme. */
export function brandStylesheet(brand: string): string {
  const themes = brandTheme(brand)
  const systemDark = block(":root:not([data-theme='light'])", themes.dark).trim()
  return [
    block(":root,\n[data-theme='light']", themes.light),
    `@media (prefers-color-scheme: dark) {\n  ${systemDark.replaceAll('\n', '\n  ')}\n}\n`,
    block("[data-theme='dark'][data-theme]", themes.dark),
  ].join('\n')
}
