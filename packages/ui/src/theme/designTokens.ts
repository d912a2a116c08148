import type { ThemeColors } from './colors.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { breakpoints, space, text, zIndex } from './scale.ts'
import { fonts, motion, radius, shadows, sizes } from './values.ts'

/** A token in the format of the Design Tokens Community Group (2025.10). */
export interface DesignToken {
  $type: string
  $value: unknown
  $description?: string
}

/** Tokens by name, in groups. */
export interface TokenGroup {
  [name: string]: DesignToken | TokenGroup
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  convert: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value)]))
}

function colorValue(color: string) {
  const [r = 0, g = 0, b = 0, alpha = 1] = color.startsWith('#')
    ? [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
    : [...color.matchAll(/[\d.]+/g)].map(Number)
  const hex = [r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')
  return {
    colorSpace: 'srgb',
    components: [r, g, b].map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
    alpha,
    hex: `#${hex}`,
  }
}

function lengthValue(length: string) {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(length) ?? []
  if (!value || !unit) throw new Error(`Expected a length in px or rem, got ${length}`)
  return { value: Number(value), unit }
}

function dimension(length: string): DesignToken {
  return { $type: 'dimension', $value: lengthValue(length) }
}

/** A fluid size is given as its maximum, since the format has no fluid sizes. */
function maximum(fontSize: string): string {
  return /^clamp\(.*, ([^,]+)\)$/.exec(fontSize)?.[1] ?? fontSize
}

function typography(style: (typeof text)[keyof typeof text]): DesignToken {
  const size = maximum(style.fontSize)
  const { value } = lengthValue(size)
  const spacing = 'letterSpacing' in style ? Number.parseFloat(style.letterSpacing) : 0
  return {
    $type: 'typography',
    $value: {
      fontFamily: fonts.sans,
      fontSize: lengthValue(size),
      fontWeight: style.fontWeight,
      lineHeight: style.lineHeight,
      letterSpacing: { value: Math.round(spacing * value * 16 * 100) / 100, unit: 'px' },
    },
    ...(size !== style.fontSize && { $description: `Fluid: ${style.fontSize}` }),
  }
}

function px(value: number) {
  return { value, unit: 'px' }
}

function shadow(layers: (typeof shadows)['raised'], color: string): DesignToken {
  return {
    $type: 'shadow',
    $value: layers.map(({ offsetY, blur, spread }) => ({
      color: colorValue(color),
      offsetX: px(0),
      offsetY: px(offsetY),
      blur: px(blur),
      spread: px(spread),
    })),
  }
}

function duration(value: string): DesignToken {
  return { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } }
}

/**
 * All tokens of one color theme as DTCG JSON. The names are those of `@sluice/ui/tokens`: `color.action` is
 * `vars.color.action`, and `color/action` in Figma.
 */
export function designTokens(colors: ThemeColors) {
  return {
    color: mapValues({ ...colors }, (color: string) => ({
      $type: 'color',
      $value: colorValue(color),
    })),
    font: mapValues(fonts, (families) => ({ $type: 'fontFamily', $value: families })),
    text: mapValues(text, typography),
    space: mapValues(space, dimension),
    radius: mapValues(radius, dimension),
    size: mapValues(sizes.comfortable, dimension),
    breakpoints: mapValues(breakpoints, dimension),
    shadow: mapValues(shadows, (layers) => shadow(layers, colors.shadow)),
    motion: {
      quick: duration(motion.quick),
      calm: duration(motion.calm),
      ease: { $type: 'cubicBezier', $value: motion.ease },
    },
    zIndex: mapValues(zIndex, (value) => ({ $type: 'number', $value: value })),
  } satisfies TokenGroup
}

/** The custom properties of the tokens that the theme's stylesheet lacks, because components write out their values. */
export function scaleProperties(): string {
  const lines = [
    ...Object.entries(space).map(([name, value]) => `--sl-space-${name}: ${value};`),
    ...Object.entries(zIndex).map(([name, value]) => `--sl-zIndex-${name}: ${value};`),
  ]
  return `:root { ${lines.join(' ')} }\n`
}

/** The token files that the package contains, by name. */
export function tokenFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({ light, dark }).map(([name, colors]) => [
      `${name}.tokens.json`,
      `${JSON.stringify(designTokens(colors), null, 2)}\n`,
    ]),
  )
}
