import type { CSSProperties } from 'react'

/** Values for custom properties made with `createVar`, as React's `style` takes them: `var(--x)` becomes `--x`. */
export function inlineVars(values: Readonly<Record<string, string | number>>): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.slice(4, -1), String(value)]),
  )
}
