import { noSeller, type Seller } from '@sluice/api/contract'
import { Brand, CheckoutLayout, type CheckoutLayoutProps } from '@sluice/ui'

import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { PrivacyLink, TermsLink } from '../LegalLinks.tsx'
import * as css from './CheckoutFrame.css.ts'
import { SellerHead } from './SellerHead.tsx'

export interface CheckoutFrameProps extends Omit<
  CheckoutLayoutProps,
  'tools' | 'seller' | 'footer'
> {
  /** Whose page it is. Undefined while that is not known. */
  business?: { business_name: string; seller: Seller } | undefined
}

/** The frame of the pages that customers see: no navigation, first the seller, and last who runs the service. */
export function CheckoutFrame({ business, ...rest }: CheckoutFrameProps) {
  const name = business?.business_name ?? ''
  return (
    <CheckoutLayout
      tools={<LanguageSwitch areas={['checkout']} />}
      seller={<SellerHead name={name} seller={business?.seller ?? noSeller} />}
      footer={
        <>
          {name && <Brand className={css.brand} />}
          <TermsLink />
          <PrivacyLink />
        </>
      }
      {...rest}
    />
  )
}
