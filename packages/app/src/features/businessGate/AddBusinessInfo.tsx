import { useGetOverviewQuery } from '@sluice/api'
import { brandName, BusinessForm, Button, ThemeSwitch } from '@sluice/ui'
import { useState } from 'react'

import { useForm } from '../../components/forms/useForm.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { session } from '../../lib/session.ts'
import { useRouteFocus } from '../../hooks/useRouteFocus.ts'

/** 'Add Business Info', in place of every page until there is a business. Specification, section 2. */
export function AddBusinessInfo() {
  useRouteFocus()
  const user = useGetOverviewQuery()
  const [failed, setFailed] = useState(false)
  const form = useForm({
    load: () => import('./sendBusiness.ts'),
    onSent: () => setFailed(false),
    onFailed: () => setFailed(true),
  })

  return (
    <BusinessForm
      {...form.props}
      error={form.errors.name}
      saving={form.sending}
      failed={failed}
      tools={<ThemeSwitch />}
      footer={
        <>
          <title>{`Add Business Info · ${brandName}`}</title>
          {user.isError && !user.isFetching && (
            // The business may be saved by now: who the merchant is has to be read again to open the gate.
            <LoadFailure what="Your account" onRetry={user.refetch} />
          )}
          <Button tone="plain" onClick={session.signOut}>
            Logout
          </Button>
        </>
      }
    />
  )
}
