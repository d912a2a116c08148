'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { useBrand } from '../../provider/useSettings.ts'
import * as css from './Brand.css.ts'

export interface BrandProps extends ComponentPropsWithRef<'span'> {
  /** Shows only the logo. The name is still announced by screen readers. */
  markOnly?: boolean
}

/** The product's logo and name, in the color of the surrounding text. Nothing where no `SluiceProvider` says them. */
export function Brand({ markOnly = false, className, ...rest }: BrandProps) {
  const brand = useBrand()
  if (!brand) return null
  return (
    <span className={clsx(css.brand, className)} {...rest}>
      {brand.mark && (
        <span aria-hidden="true" className={css.logo}>
          {brand.mark}
        </span>
      )}
      <span className={markOnly ? visuallyHidden : undefined}>{brand.name}</span>
    </span>
  )
}
