import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { BrandMark, brandName } from '../../brand/brand.tsx'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import * as css from './Brand.css.ts'

export interface BrandProps extends ComponentPropsWithRef<'span'> {
  /** Shows only the logo. The name is still announced by screen readers. */
  markOnly?: boolean
}

/** The product's logo and name, in the color of the surrounding text. */
export function Brand({ markOnly = false, className, ...rest }: BrandProps) {
  return (
    <span className={clsx(css.brand, className)} {...rest}>
      <BrandMark className={css.logo} />
      <span className={markOnly ? visuallyHidden : undefined}>{brandName}</span>
    </span>
  )
}
