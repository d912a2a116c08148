import { AuthLayout, Button, LabeledInput, ThemeSwitch } from '@sluice/ui'
import { useState } from 'react'

import { FormFailure } from '../../lib/forms/FormFailure.tsx'
import * as layout from '../../lib/forms/formLayout.css.ts'
import { useForm } from '../../lib/forms/useForm.ts'
import { session } from '../../lib/session.ts'
import { useArrival } from '../../lib/useArrival.ts'

/** 'Add Business Info', in place of every page until there is a business. Specification, section 2. */
export function AddBusinessInfo() {
  useArrival('Add Business Info')
  const [failed, setFailed] = useState(false)
  const form = useForm({
    load: () => import('./sendBusiness.ts'),
    onSent: () => setFailed(false),
    onFailed: () => setFailed(true),
  })

  return (
    <AuthLayout
      title="Add Business Info"
      lead="The name your customers know you by. It is the last step."
      tools={<ThemeSwitch />}
      footer={
        <Button tone="plain" onClick={session.signOut}>
          Logout
        </Button>
      }
    >
      <form {...form.props} className={layout.form} aria-label="Add Business Info">
        <LabeledInput
          label="Business Name"
          name="name"
          autoComplete="organization"
          error={form.errors.name}
        />
        {failed && !form.sending && (
          <FormFailure>Your business was not saved. Please try again.</FormFailure>
        )}
        <Button type="submit" wide loading={form.sending} loadingText="Saving...">
          Continue
        </Button>
      </form>
    </AuthLayout>
  )
}
