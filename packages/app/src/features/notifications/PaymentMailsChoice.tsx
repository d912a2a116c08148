import { toApiFailure, useSetNotificationsMutation } from '@sluice/api'
import { notificationsSchema, type Notifications } from '@sluice/api/contract'
import { RadioGroup, toast } from '@sluice/ui'
import { useState } from 'react'
import * as v from 'valibot'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { useText } from '../../messages/TextProvider.tsx'

export interface PaymentMailsChoiceProps {
  notifications: Notifications
}

/** The mails about payments, saved as soon as one is chosen. */
export function PaymentMailsChoice({ notifications }: PaymentMailsChoiceProps) {
  const t = useText()
  const [setNotifications, { error }] = useSetNotificationsMutation()
  const [chosen, setChosen] = useState<Notifications>()
  const { payment_mails } = chosen ?? notifications
  const options = [
    { value: 'each_payment', text: t('notifications.each'), hint: t('notifications.eachHint') },
    { value: 'daily_summary', text: t('notifications.daily'), hint: t('notifications.dailyHint') },
    {
      value: 'attention_only',
      text: t('notifications.attention'),
      hint: t('notifications.attentionHint'),
    },
  ]

  async function choose(value: string) {
    const choice = v.parse(notificationsSchema, { payment_mails: value })
    setChosen(choice)
    const result = await setNotifications(choice)
    if (result.error) setChosen(undefined)
    else toast.success(t('notifications.saved'))
  }

  return (
    <RadioGroup
      label={t('notifications.label')}
      options={options}
      value={payment_mails}
      onChange={(value) => void choose(value)}
      hint={t('notifications.always')}
      {...(error && { error: failureMessage(toApiFailure(error), 'change', t) })}
    />
  )
}
