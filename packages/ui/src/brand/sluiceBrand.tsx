import type { ComponentPropsWithRef } from 'react'

import type { Brand } from '../provider/settings.ts'

export type BrandMarkProps = ComponentPropsWithRef<'svg'>

/** Sluice's logo: one color (`currentColor`), legible at 16 px, hidden from screen readers. */
export function BrandMark(props: BrandMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M2 9h5.5c5 0 4 5.5 9 5.5h5.5M2 14.5h5.5c5 0 4 5.5 9 5.5h5.5M13.5 2.5v4.5" />
    </svg>
  )
}

/** Sluice's name and logo, for its own `SluiceProvider`. */
export const sluiceBrand = { name: 'Sluice', mark: <BrandMark /> } satisfies Brand
