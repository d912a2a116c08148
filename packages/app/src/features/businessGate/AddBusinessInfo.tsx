import { toApiFailure, useAddBusinessInfoMutation, useGetOverviewQuery } from '@sluice/api'
import { businessInfoRequestSchema } from '@sluice/api/contract'
import { BusinessForm, Button, ThemeSwitch } from '@sluice/ui'
import { useState } from 'react'
import * as v from 'valibot'

import { useContractForm } from '../../components/forms/useContractForm.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { session } from '../../config/session.ts'
import { useDocumentTitle } from '../../hooks/useDocumentTitle.ts'
import { useRouteFocus } from '../../hooks/useRouteFocus.ts'
import { useText } from '../../messages/TextProvider.tsx'

const businessNameSchema = v.pick(businessInfoRequestSchema, ['name'])

/** 'Add Business Info', in place of every page until there is a business. Specification, section 2. */
export function AddBusinessInfo() {
  const t = useText()
  useRouteFocus()
  useDocumentTitle(t('businessGate.addBusinessInfo'))
  const user = useGetOverviewQuery()
  const [addBusinessInfo] = useAddBusinessInfoMutation()
  const [failed, setFailed] = useState(false)

  const { formProps, field, isSubmitting } = useContractForm(
    businessNameSchema,
    async (business) => {
      setFailed(false)
      const { error } = await addBusinessInfo(business)
      if (error) {
        setFailed(true)
        return toApiFailure(error)
      }
      // The gate opens with the user's new record.
      await user.refetch()
      return undefined
    },
  )
  const { error, ...inputProps } = field('name')

  return (
    <BusinessForm
      formProps={formProps}
      inputProps={inputProps}
      error={error}
      loading={isSubmitting}
      failed={failed}
      tools={<ThemeSwitch />}
      footer={
        <>
          {user.isError && !user.isFetching && (
            // The business may be saved, but only the user's record opens the gate.
            <LoadFailure message={t('businessGate.accountNotLoaded')} onRetry={user.refetch} />
          )}
          <Button tone="plain" onClick={session.signOut}>
            {t('businessGate.logout')}
          </Button>
        </>
      }
    />
  )
}
