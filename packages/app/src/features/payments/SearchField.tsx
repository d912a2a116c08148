import { limits } from '@sluice/api/contract'
import { TextField } from '@sluice/ui'
import { useEffect, useEffectEvent, useState } from 'react'

import { useTextField } from '../../components/forms/useTextField.ts'
import { timing } from '../../config/timing.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './SearchField.css.ts'

export interface SearchFieldProps {
  /** What is searched for. */
  value: string
  /** Called a moment after the last key, and on Enter. */
  onChange: (value: string) => void
}

/** One field for everything that a payment can be found by. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useText()
  const { text: typed, setText: setTyped, inputProps } = useTextField(value)
  const [given, setGiven] = useState(value)
  if (given !== value) {
    setGiven(value)
    // What was typed since then stays, and is searched for.
    if (typed.trim() === given) setTyped(value)
  }
  const search = useEffectEvent(() => {
    if (typed.trim() !== value) onChange(typed.trim())
  })

  useEffect(() => {
    const timer = setTimeout(search, timing.searchDelayMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Each change starts the delay anew.
  }, [typed])

  return (
    <search className={css.root}>
      <TextField
        type="search"
        label={t('transactions.search')}
        hint={t('transactions.idHashAddressAmount')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.searchMax}
        {...inputProps}
        onKeyDown={({ key }) => key === 'Enter' && search()}
      />
    </search>
  )
}
