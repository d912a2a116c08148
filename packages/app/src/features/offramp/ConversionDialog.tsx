import { offrampHost, offrampUrl } from '@sluice/api/contract'
import { Button, Dialog, LabeledInput, Select } from '@sluice/ui'
import { useId, useState } from 'react'
import * as v from 'valibot'

import { amountField } from '../../components/forms/amountField.ts'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useText } from '../../messages/TextProvider.tsx'

export interface ConversionDialogProps {
  /** The operator's `OFFRAMP_URL`. */
  template: string
  /** The merchant's payout wallet. */
  wallet: string
  onClose: () => void
}

/** Asks what to convert, and goes to the partner's page. */
export function ConversionDialog({ template, wallet, onClose }: ConversionDialogProps) {
  const t = useText()
  const formId = useId()
  const { networks } = useOperatorConfig()
  const [networkName, setNetwork] = useState<string>()
  const [chosenToken, setToken] = useState<string>()
  const network = networks.find(({ name }) => name === networkName) ?? networks[0]
  const tokens = network?.currencies ?? []
  const token = tokens.find((each) => each === chosenToken) ?? tokens[0] ?? ''
  const partner = offrampHost(template)

  const { formProps, field } = useContractForm(
    v.object({ amount: amountField(true, t) }),
    async ({ amount }) => {
      const conversion = {
        amount,
        token,
        network: network?.name ?? '',
        address: wallet,
        return: globalThis.location.href,
      }
      globalThis.location.assign(offrampUrl(template, conversion))
      return undefined
    },
  )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('offramp.title')}
      description={t('offramp.leaving', { partner })}
      actions={
        <>
          <Button type="submit" form={formId}>
            {t('offramp.goTo', { partner })}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t('offramp.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} className={layout.form}>
        <LabeledInput
          label={t('offramp.amount')}
          inputMode="decimal"
          autoComplete="off"
          {...field('amount')}
        />
        {tokens.length > 1 && (
          <Select
            label={t('offramp.token')}
            options={tokens.map((each) => ({ value: each, text: each }))}
            value={token}
            onChange={setToken}
          />
        )}
        {networks.length > 1 && (
          <Select
            label={t('offramp.network')}
            options={networks.map(({ name }) => ({ value: name, text: name }))}
            value={network?.name ?? ''}
            onChange={setNetwork}
          />
        )}
      </form>
    </Dialog>
  )
}
