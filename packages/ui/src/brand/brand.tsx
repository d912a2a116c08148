import type { ComponentPropsWithRef } from 'react'

/** The product's name wherever it is written. An operator puts its own here, and its own mark below. */
export const brandName = 'Sluice'

/** The mark: levels that step down through a gate. One colour (`currentColor`), readable at 16 px, hidden from screen readers. */
export function BrandMark(props: ComponentPropsWithRef<'svg'>) {
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
      <path d="M2.5 6.5h5M2.5 12h19M16.5 17.5h5M12 2.5v5M12 16.5v5" />
    </svg>
  )
}
