import { toApiFailure, useSetBusinessProfileMutation, type ApiFailure } from '@sluice/api'
import { businessProfileRequestSchema, limits, type BusinessProfile } from '@sluice/api/contract'
import { Button, LabeledInput, Textarea, toast } from '@sluice/ui'
import { useId, useState } from 'react'
import * as v from 'valibot'

import { textOn } from '../../components/CheckoutFrame/SellerHead.tsx'
import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './BusinessProfile.css.ts'
import { LogoField } from './LogoField.tsx'
import { ProfilePreview } from './ProfilePreview.tsx'

const { color: _, ...texts } = businessProfileRequestSchema.entries

/** A text that the contract accepts. */
function accepted(schema: v.GenericSchema<string, string>, words: string) {
  return v.pipe(
    v.string(),
    v.check((typed) => v.is(schema, typed), words),
  )
}

/** The contract's rules with the words of this form. The color is kept beside it. */
function formSchema(t: Translate) {
  return v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('business.nameRequired')),
      v.check((name) => v.is(texts.name, name), t('business.nameInvalid', { max: limits.nameMax })),
    ),
    contact_email: accepted(texts.contact_email, t('business.emailInvalid')),
    contact_phone: accepted(texts.contact_phone, t('business.phoneInvalid')),
    address: accepted(texts.address, t('business.tooLong', { max: limits.addressMax })),
    tax_number: accepted(texts.tax_number, t('business.tooLong', { max: limits.taxNumberMax })),
    receipt_footer: accepted(
      texts.receipt_footer,
      t('business.tooLong', { max: limits.receiptFooterMax }),
    ),
  })
}

/** Changes the business as its customers see it, and shows that while one types. */
export function BusinessProfileForm({ profile }: { profile: BusinessProfile }) {
  const t = useText()
  const colorId = useId()
  const [setProfile] = useSetBusinessProfileMutation()
  const [failure, setFailure] = useState<ApiFailure>()
  const [color, setColor] = useState(profile.color)
  const on = color === null ? undefined : textOn(color)
  const [typed, setTyped] = useState<Partial<BusinessProfile>>({})

  const { formProps, field, isSubmitting } = useContractForm(formSchema(t), async (values) => {
    setFailure(undefined)
    const { error } = await setProfile(v.parse(businessProfileRequestSchema, { ...values, color }))
    const failed = error && toApiFailure(error)
    setFailure(failed)
    if (!failed) toast.success(t('business.saved'))
    return failed
  })
  const text = (name: keyof typeof texts) => ({ defaultValue: profile[name], ...field(name) })

  return (
    <div className={layout.form}>
      <LogoField logo={profile.logo_url} />
      <form
        {...formProps}
        className={layout.form}
        aria-label={t('business.title')}
        onChange={({ currentTarget }) =>
          setTyped(Object.fromEntries(new FormData(currentTarget).entries()))
        }
      >
        <LabeledInput
          label={t('business.name')}
          autoComplete="organization"
          required
          {...text('name')}
        />
        <div className={css.field}>
          <label htmlFor={colorId} className={css.label}>
            {t('business.color')}
          </label>
          <div className={css.row}>
            <input
              id={colorId}
              type="color"
              value={color ?? '#ffffff'}
              onChange={({ target }) => setColor(target.value)}
              className={css.color}
            />
            {color && (
              <Button tone="plain" onClick={() => setColor(null)}>
                {t('business.removeColor')}
              </Button>
            )}
          </div>
          <p className={css.hint}>
            {on
              ? t('business.contrast', {
                  text: on.text === 'white' ? 'white' : 'other',
                  ratio: on.contrast.toFixed(1),
                })
              : t('business.noColor')}
          </p>
        </div>
        <LabeledInput
          label={t('business.contactEmail')}
          hint={t('business.contactEmailHint')}
          type="email"
          autoComplete="email"
          {...text('contact_email')}
        />
        <LabeledInput
          label={t('business.contactPhone')}
          type="tel"
          autoComplete="tel"
          {...text('contact_phone')}
        />
        <Textarea
          label={t('business.address')}
          autoComplete="street-address"
          rows={3}
          {...text('address')}
        />
        <LabeledInput label={t('business.taxNumber')} autoComplete="off" {...text('tax_number')} />
        <Textarea
          label={t('business.receiptFooter')}
          hint={t('business.receiptFooterHint')}
          rows={2}
          {...text('receipt_footer')}
        />
        <ProfilePreview profile={{ ...profile, ...typed, color }} />
        {failure && <FormFailure>{failureMessage(failure, 'change', t)}</FormFailure>}
        <div>
          <Button type="submit" loading={isSubmitting} loadingText={t('business.saving')}>
            {t('business.save')}
          </Button>
        </div>
      </form>
    </div>
  )
}
