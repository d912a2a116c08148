import { TextLink } from '@sluice/ui'

import { paths } from '../config/paths.ts'

/** Opens in a new tab, so that a form that is being filled in stays. */
export function TermsLink() {
  return (
    <TextLink href={paths.terms} target="_blank">
      Terms & Conditions
    </TextLink>
  )
}

/** Opens in a new tab, so that a form that is being filled in stays. */
export function PrivacyLink() {
  return (
    <TextLink href={paths.privacy} target="_blank">
      Privacy Policy
    </TextLink>
  )
}
