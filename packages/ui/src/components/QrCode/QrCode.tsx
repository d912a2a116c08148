import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { encode } from 'uqr'

import * as css from './QrCode.css.ts'

/** Scanners expect a border of four modules. */
const border = 4

/** One path for all dark modules: one rectangle for each run in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        const length = (end < 0 ? row.length : end) - x
        return `M${x} ${y}h${length}v1h-${length}z`
      }),
    )
    .join('')
}

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** The text in the code. Shorter texts are easier to scan. */
  value: string
  /** Describes the content for screen readers: "QR code of the address". Show the text next to the code as well. */
  label: string
}

/** A QR code. Dark on light in both themes, since many scanners cannot read the inverse. */
export function QrCode({ value, label, className, ...rest }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: 'M', border })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An inline SVG has no tag for it.
      role="img"
      aria-label={label}
      data-theme="light"
      shapeRendering="crispEdges"
      className={clsx(css.root, className)}
      {...rest}
    >
      <path className={css.modules} d={pathOf(data)} />
    </svg>
  )
}
