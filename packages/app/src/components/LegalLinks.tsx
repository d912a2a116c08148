import { TextLink } from '@sluice/ui'

import { paths } from '../config/paths.ts'
import { useText } from '../messages/TextProvider.tsx'

/** Opens in a new tab, so that a form that is being filled in stays. */
export function TermsLink() {
  const t = useText()
  return (
    <TextLink href={paths.terms} target="_blank">
      {t('legal.terms')}
    </TextLink>
  )
}

/** Opens in a new tab, so that a form that is being filled in stays. */
export function PrivacyLink() {
  const t = useText()
  return (
    <TextLink href={paths.privacy} target="_blank">
      {t('legal.privacy')}
    </TextLink>
  )
}
