import { toApiFailure, useCloseAccountMutation } from '@sluice/api'
import { closeAccountRequestSchema } from '@sluice/api/contract'
import { Button, Card, LabeledInput, toast } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useFocusOnOpen } from '../../components/forms/useFocusOnOpen.ts'
import { Section } from '../../components/Section/Section.tsx'
import { session } from '../../config/session.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './security.css.ts'

/** Closes the account, after saying what that means. */
export function CloseAccount() {
  const t = useText()
  const [asks, setAsks] = useState(false)
  return (
    <Section title={t('security.closeAccount')} description={t('security.closeAccountHint')}>
      <Card className={css.list}>
        <div className={css.part}>
          <ul className={css.consequences}>
            <li>{t('security.allSessionsEndApi')}</li>
            <li>{t('security.paymentsOpenStillPaid')}</li>
            <li>{t('security.keepTransactionsBooksName')}</li>
            <li>{t('security.noLongerExportData')}</li>
            <li>{t('security.registerAgainSameEmail')}</li>
          </ul>
          {asks ? (
            <CloseForm onCancel={() => setAsks(false)} />
          ) : (
            <Button tone="danger" onClick={() => setAsks(true)}>
              {t('security.closeAccountOpen')}
            </Button>
          )}
        </div>
      </Card>
    </Section>
  )
}

function CloseForm({ onCancel }: { onCancel: () => void }) {
  const t = useText()
  const [close] = useCloseAccountMutation()
  const [failedText, setFailedText] = useState<string>()
  const { formProps, field, isSubmitting } = useContractForm(
    closeAccountRequestSchema,
    async (request) => {
      setFailedText(undefined)
      const { error } = await close(request)
      if (!error) {
        session.signOut()
        toast.success(t('security.accountClosed'))
        return undefined
      }
      const failure = toApiFailure(error)
      if (failure.kind !== 'http' || !failure.errors) {
        setFailedText(failureMessage(error, 'closeAccount', t))
      }
      return failure
    },
  )
  useFocusOnOpen(formProps.ref)

  return (
    <form {...formProps} className={css.form} aria-label={t('security.closeAccount')}>
      <LabeledInput
        label={t('security.yourEmail')}
        type="email"
        hint={t('security.typeEmailAccountConfirm')}
        autoComplete="off"
        readOnly={isSubmitting}
        {...field('email')}
      />
      {failedText && <FormFailure>{failedText}</FormFailure>}
      <div className={css.actions}>
        <Button
          type="submit"
          tone="danger"
          loading={isSubmitting}
          loadingText={t('security.closing')}
        >
          {t('security.closeAccount')}
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          {t('security.cancel')}
        </Button>
      </div>
    </form>
  )
}
