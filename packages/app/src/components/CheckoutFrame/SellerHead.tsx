import type { Seller } from '@sluice/api/contract'
import { Brand, contrastRatio } from '@sluice/ui'

import * as css from './SellerHead.css.ts'

/** Which of black and white text has more contrast on a color, and how much: always more than 4.5. */
export function textOn(color: string): { text: 'white' | 'black'; contrast: number } {
  const [white, black] = [contrastRatio(color, '#ffffff'), contrastRatio(color, '#000000')]
  return white >= black ? { text: 'white', contrast: white } : { text: 'black', contrast: black }
}

export interface SellerHeadProps {
  /** Empty if the merchant has not set one. */
  name: string
  seller: Pick<Seller, 'logo_url' | 'color'>
}

/** Who asks for the money: logo and name, on the color of the business. */
export function SellerHead({ name, seller: { logo_url: logo, color } }: SellerHeadProps) {
  if (!name) return <Brand className={css.brand} />
  return (
    <span className={color ? css.onColor[textOn(color).text] : css.root}>
      {/* Not a style attribute, which the content security policy of the page refuses. */}
      {color && (
        <svg aria-hidden="true" className={css.fill}>
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
      {logo && <img src={logo} alt="" className={css.logo} />}
      <bdi translate="no">{name}</bdi>
    </span>
  )
}
