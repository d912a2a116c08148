import type { BusinessProfile } from '@sluice/api/contract'
import { DescriptionList, Text } from '@sluice/ui'

import { SellerHead } from '../../components/CheckoutFrame/SellerHead.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './BusinessProfile.css.ts'

/** What customers will see of a profile. */
export function ProfilePreview({ profile }: { profile: BusinessProfile }) {
  const t = useText()
  const contact = [profile.contact_email, profile.contact_phone].filter(Boolean).join('\n')
  const items = [
    { term: t('business.address'), text: profile.address },
    { term: t('business.previewTaxNumber'), text: profile.tax_number },
    { term: t('business.previewContact'), text: contact },
  ]
  return (
    <section aria-label={t('business.preview')} className={css.field}>
      <span className={css.label}>{t('business.preview')}</span>
      <div className={css.preview}>
        <SellerHead name={profile.name} seller={profile} />
        <DescriptionList
          layout="columns"
          items={items
            .filter(({ text }) => text)
            .map(({ term, text }) => ({
              term,
              description: <bdi className={css.lines}>{text}</bdi>,
            }))}
        />
        {profile.receipt_footer && (
          <Text variant="small">
            <bdi className={css.lines}>{profile.receipt_footer}</bdi>
          </Text>
        )}
      </div>
    </section>
  )
}
