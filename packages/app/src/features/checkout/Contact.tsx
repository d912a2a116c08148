import type { Checkout } from '@sluice/api/contract'
import { LinkButton, Text, TextLink } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'
import * as css from './Contact.css.ts'

/** How to reach the seller. A message carries what the seller finds the payment by. */
export function Contact({ checkout }: { checkout: Checkout }) {
  const t = useText()
  const { id, business_name: seller, description, status } = checkout
  const { contact_email: email, contact_phone: phone } = checkout.seller
  if (!email && !phone) return null
  const subject = t('checkout.messageSubject', { payment: description || id })
  const body = `\n\n${t('checkout.messageReference', { id })}`
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return (
    <section aria-label={t('checkout.contact')} className={css.root}>
      {email && status === -1 && (
        <LinkButton tone="secondary" wide href={mail}>
          {t('checkout.messageSeller')}
        </LinkButton>
      )}
      <Text variant="small">
        <span>{t('checkout.questions', { seller: seller || t('checkout.theSeller') })}</span>
        <span className={css.ways} translate="no">
          {email && <TextLink href={mail}>{email}</TextLink>}
          {phone && (
            <TextLink
              href={`tel:${phone.normalize('NFKC').replaceAll(/[^+\p{Nd}]/gu, '')}`}
              dir="ltr"
            >
              {phone}
            </TextLink>
          )}
        </span>
      </Text>
    </section>
  )
}
