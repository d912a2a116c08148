import { PNG } from 'pngjs'

/** A color of the design system that has changed. */
interface ChangedToken {
  readonly name: string
  readonly before: Color
  readonly after: Color
}

/** Red, green, blue from 0 to 255. */
export type Color = readonly [number, number, number]

/** Opaque colors, by the name of the custom property. */
export type Tokens = Readonly<Record<string, Color>>

/** How two pictures differ. */
interface Difference {
  /** The token whose change explains it, if one does. */
  readonly token: string | undefined
}

/** Processors round colors differently by one level of 255. */
const maxLevels = 1

/** And a few pixels at the edge of a curve by more. */
const maxPixels = 16

/** The part of the changed pixels that a token's change has to explain, to stand for the difference. */
const enough = 0.9

/** The colors that have changed. Names are without the prefix of custom properties. */
export function changedTokens(before: Tokens, after: Tokens): readonly ChangedToken[] {
  return Object.entries(after).flatMap(([property, color]) => {
    const old = before[property]
    if (!old || old.join() === color.join()) return []
    return [{ name: property.replace('--sl-', ''), before: old, after: color }]
  })
}

/** Compares two pictures. Undefined if nobody can see a difference. */
export function compare(
  before: Buffer,
  after: Buffer,
  tokens: readonly ChangedToken[],
): Difference | undefined {
  const old = PNG.sync.read(before)
  const current = PNG.sync.read(after)
  if (old.width !== current.width || old.height !== current.height) return { token: undefined }

  let changed = 0
  const explained = tokens.map(() => 0)
  for (let offset = 0; offset < old.data.length; offset += 4) {
    const from = colorAt(old.data, offset)
    const to = colorAt(current.data, offset)
    if (from.every((level, i) => Math.abs(level - (to[i] ?? 0)) <= maxLevels)) continue
    changed += 1
    const index = tokens.findIndex((token) => explains(token, from, to))
    if (index >= 0) explained[index] = (explained[index] ?? 0) + 1
  }
  if (changed <= maxPixels) return undefined
  const most = Math.max(0, ...explained)
  return {
    token: most >= changed * enough ? tokens[explained.indexOf(most)]?.name : undefined,
  }
}

function colorAt(data: Buffer, offset: number): Color {
  return [data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0]
}

/**
 * Whether a pixel changed as a token did, where it is drawn over a background that stayed. At the edge of a letter it covers a part
 * of the pixel, which then changes by the same part of the token's change.
 */
function explains({ before, after }: ChangedToken, from: Color, to: Color): boolean {
  const whole = after.map((level, i) => level - (before[i] ?? 0))
  const change = to.map((level, i) => level - (from[i] ?? 0))
  const length = whole.reduce((sum, level) => sum + level * level, 0)
  const part = whole.reduce((sum, level, i) => sum + level * (change[i] ?? 0), 0) / length
  return (
    part > 0 &&
    part <= 1.05 &&
    whole.every((level, i) => Math.abs(level * part - (change[i] ?? 0)) <= 2 * maxLevels)
  )
}
