import { toApiFailure, usePairCounterDeviceMutation } from '@sluice/api'
import { pairCounterDeviceRequestSchema } from '@sluice/api/contract'
import { Button, LabeledInput } from '@sluice/ui'
import * as v from 'valibot'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useText } from '../../messages/TextProvider.tsx'

export interface PairDeviceProps {
  /** What the scanned QR code has filled in. */
  code?: string | undefined
}

/** Makes this browser a counter device, with the code that the merchant sees. */
export function PairDevice({ code }: PairDeviceProps) {
  const t = useText()
  const [pair, { error, isLoading }] = usePairCounterDeviceMutation()
  const schema = v.object({
    code: v.pipe(
      v.optional(v.string(), ''),
      v.check(
        (typed) => v.is(pairCounterDeviceRequestSchema, { code: typed }),
        t('counterDevices.codeForm'),
      ),
    ),
  })
  const { formProps, field, isSubmitting } = useContractForm(schema, async (values) => {
    const { error: failed } = await pair(values)
    return failed && toApiFailure(failed)
  })
  return (
    <form {...formProps} className={layout.form} aria-label={t('counterDevices.pairThis')}>
      <LabeledInput
        label={t('counterDevices.code')}
        hint={t('counterDevices.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={code}
        {...field('code')}
      />
      {error && !isLoading && <FormFailure>{failureMessage(error, 'pairDevice', t)}</FormFailure>}
      <Button type="submit" wide loading={isSubmitting} loadingText={t('counterDevices.pairing')}>
        {t('counterDevices.pairThis')}
      </Button>
    </form>
  )
}
