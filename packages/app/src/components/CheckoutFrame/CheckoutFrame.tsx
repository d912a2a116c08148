import { Brand, CheckoutLayout, ThemeSwitch, type CheckoutLayoutProps } from '@sluice/ui'

import { PrivacyLink, TermsLink } from '../LegalLinks.tsx'
import * as css from './CheckoutFrame.css.ts'

/** The frame of the pages that customers see: no navigation, and who runs the service. */
export function CheckoutFrame(props: Omit<CheckoutLayoutProps, 'tools' | 'seller' | 'footer'>) {
  return (
    <CheckoutLayout
      seller={<Brand className={css.brand} />}
      tools={<ThemeSwitch />}
      footer={
        <>
          <TermsLink />
          <PrivacyLink />
        </>
      }
      {...props}
    />
  )
}
