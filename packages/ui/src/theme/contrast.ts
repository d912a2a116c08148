import type { ThemeColors } from './colors.ts'

type Role = keyof ThemeColors

/** Two colors that components use together, and the minimum contrast that WCAG AA requires. */
export interface ContrastPair {
  foreground: Role
  background: Role
  /** 4.5 for text, 3 for the edges of controls and for graphics that carry meaning. */
  minimum: 4.5 | 3
}

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const

function pairs(
  foregrounds: readonly Role[],
  backgrounds: readonly Role[],
  minimum: 4.5 | 3,
): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, minimum })),
  )
}

/** Every pair of colors that the components use. Tests check each pair in both themes; the docs list them. */
export const contrastPairs: ContrastPair[] = [
  ...pairs(['text', 'textMuted', 'action', 'actionHover'], surfaces, 4.5),
  ...pairs(['successText', 'warningText', 'dangerText'], surfaces, 4.5),
  ...pairs(['text', 'textMuted', 'action', 'actionHover'], ['actionSurface'], 4.5),
  ...pairs(['text', 'successText'], ['successSurface'], 4.5),
  ...pairs(['text', 'warningText'], ['warningSurface'], 4.5),
  ...pairs(['text', 'dangerText'], ['dangerSurface'], 4.5),
  ...pairs(['onAction'], ['action', 'actionHover'], 4.5),
  ...pairs(['onDanger'], ['danger', 'dangerHover'], 4.5),
  ...pairs(['onDelight'], ['delight'], 4.5),
  ...pairs(['onDeep', 'onDeepMuted', 'onDeepAction'], ['deep', 'deepRaised'], 4.5),
  ...pairs(['codeText', 'codeMuted', 'codeName', 'codeValue'], ['codeSurface'], 4.5),
  ...pairs(['borderControl', 'focus', 'danger'], surfaces, 3),
  ...pairs(['focus'], ['actionSurface', 'successSurface', 'warningSurface', 'dangerSurface'], 3),
]

function channel(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`Expected a color as #rrggbb, got ${hex}`)
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
}

/** The WCAG 2 contrast ratio of two `#rrggbb` colors, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
