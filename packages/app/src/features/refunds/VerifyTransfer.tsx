import { toApiFailure, useVerifyRefundMutation } from '@sluice/api'
import { verifyRefundRequestSchema, type Refund } from '@sluice/api/contract'
import { Button, LabeledInput } from '@sluice/ui'
import { useState } from 'react'
import * as v from 'valibot'

import { failureText } from '../../components/failures/readFailure.ts'
import { rejectionOf } from '../../components/forms/rejectionOf.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './Refunds.css.ts'
import { verifyTexts } from './verifyTexts.ts'

const schema = v.pick(verifyRefundRequestSchema, ['hash'])

/** Looks for the transfer of a refund that was not found by itself. */
export function VerifyTransfer({ refund }: { refund: Refund }) {
  const t = useText()
  const [verify] = useVerifyRefundMutation()
  const [failure, setFailure] = useState<string>()
  const [isOther, setOther] = useState(false)
  const { formProps, field, isSubmitting } = useContractForm(schema, async ({ hash }) => {
    setFailure(undefined)
    setOther(false)
    const { data, error } = await verify({ id: refund.id, hash })
    // What is wrong with it is shown with the transfer.
    setOther(data?.transfers.some((each) => each.hash === hash) ?? false)
    if (!error) return undefined
    const failed = toApiFailure(error)
    if (rejectionOf(failed, 'hash') === undefined) setFailure(failureText(error, verifyTexts, t))
    return failed
  })
  return (
    <form {...formProps} className={css.hashForm}>
      <LabeledInput
        className={css.wide}
        label={t('refunds.hash')}
        hint={t('refunds.hashHint')}
        placeholder="0x…"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        {...field('hash')}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      {isOther && <FormFailure>{t('refunds.notThisOne')}</FormFailure>}
      <Button
        type="submit"
        tone="secondary"
        size="small"
        loading={isSubmitting}
        loadingText={t('refunds.verifying')}
      >
        {t('refunds.verify')}
      </Button>
    </form>
  )
}
