import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { BrandMark, brandName } from '../../brand/brand.tsx'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import * as css from './Brand.css.ts'

export interface BrandProps extends ComponentPropsWithRef<'span'> {
  /** Shows the mark alone where there is no room for the name; the name is still what a screen reader says. */
  markOnly?: boolean
}

/** The product's mark and name, in the colour of the words around it. */
export function Brand({ markOnly = false, className, ...rest }: BrandProps) {
  return (
    <span className={clsx(css.brand, className)} {...rest}>
      <BrandMark className={css.mark} />
      <span className={markOnly ? visuallyHidden : undefined}>{brandName}</span>
    </span>
  )
}
