import { toApiFailure } from '@sluice/api'
import { AddressInput, FieldEditor } from '@sluice/ui'
import { useState } from 'react'
import type * as v from 'valibot'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { hasCode } from '../../components/failures/readFailure.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { lazyPart } from '../../components/lazyPart.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import type { EditorProps } from './Setting.tsx'

const ContractQuestion = lazyPart(() =>
  import('./ContractQuestion.tsx').then((module) => module.ContractQuestion),
)

/** A wallet that a merchant has entered. Empty: none. */
interface WalletChoice {
  wallet_id: string
  accepts_contract?: true
}

interface AddressEditorProps extends EditorProps {
  hint: string
  schema: v.ObjectSchema<{ wallet_id: v.GenericSchema<string, string> }, undefined>
  /** Saves the wallet. Resolves with why that failed. */
  save: (choice: WalletChoice) => Promise<object | undefined>
}

/** Changes the address of a wallet. Asks before it is one of a contract. */
export function AddressEditor({ label, current, onClose, hint, schema, save }: AddressEditorProps) {
  const t = useText()
  const [failedText, setFailedText] = useState<string>()
  const [contract, setContract] = useState<string>()

  const { formProps, field, isSubmitting } = useContractForm(schema, async ({ wallet_id }) => {
    setFailedText(undefined)
    const error = await save({ wallet_id })
    if (!error) onClose()
    else if (hasCode(error, 'wallet_is_contract')) setContract(wallet_id)
    else {
      setFailedText(failureMessage(error, 'change', t))
      return toApiFailure(error)
    }
    return undefined
  })
  const { name, error: fieldError, ...inputProps } = field('wallet_id')

  /** Saves the contract. The editor closes on the new value. */
  async function saveContract() {
    const error = await save({ wallet_id: contract ?? '', accepts_contract: true })
    if (!error) onClose()
    return error
  }

  return (
    <>
      <FieldEditor
        {...formProps}
        label={label}
        name={name}
        hint={hint}
        current={current}
        showComparison
        input={AddressInput}
        inputProps={inputProps}
        error={fieldError}
        loading={isSubmitting}
        failed={failedText !== undefined}
        texts={failedText ? { failed: failedText } : undefined}
        onCancel={onClose}
      />
      {contract !== undefined && (
        <ContractQuestion save={saveContract} onClose={() => setContract(undefined)} />
      )}
    </>
  )
}
