'use client'

import { useState } from 'react'
import type { ChangeEvent, ComponentPropsWithoutRef, FocusEvent, Ref } from 'react'

import type { FieldTexts } from '../../internal/Field.tsx'
import type { FieldRootProps } from '../../internal/splitFieldProps.ts'
import { useTexts } from '../../provider/useSettings.ts'
import { TextField } from '../TextField/TextField.tsx'
import { hasChecksum, problemOf, takeAddress } from './address.ts'
import type { AddressProblem } from './address.ts'

const defaultTexts: Record<AddressProblem['text'], (value: string) => string> = {
  tron: () => 'This is an address of Tron. Enter one that starts with 0x',
  bitcoin: () => 'This is an address of Bitcoin. Enter one that starts with 0x',
  name: () => 'Enter the address that this name stands for. It starts with 0x',
  transaction: () => 'This is the hash of a transaction. An address is 42 characters long',
  noPrefix: () => 'An address starts with 0x, then come 40 digits and letters from a to f',
  character: (value) => `“${value}” can’t be in an address, only digits and letters from a to f`,
  missing: (value) =>
    value === '1' ? 'One character is missing' : `${value} characters are missing`,
  tooMany: (value) =>
    value === '1' ? 'There is one character too many' : `There are ${value} characters too many`,
  zero: () => 'Nobody owns this address. What is sent there is lost',
  checksum: () => 'The capital letters don’t match this address: one character may be mistyped',
}

export interface AddressInputProps
  extends
    FieldTexts,
    FieldRootProps,
    Omit<ComponentPropsWithoutRef<'input'>, keyof FieldRootProps | 'type'> {
  /** The `<input>`, such as to focus it. */
  inputRef?: Ref<HTMLInputElement>
  /** Replaces some of the texts, for example for a translation. Each gets the number or the character that it is about. */
  texts?: Partial<typeof defaultTexts>
}

/** A text from this length on is pasted, or nearly done: shorter than any address of any network. */
const nearlyDone = 26

/**
 * A field for the address of an EVM wallet. It takes the address out of a payment URI or a link that is pasted, and says what is wrong
 * with it, also by its checksum (EIP-55). Where the field finds nothing, it shows `error`.
 */
export function AddressInput({
  texts: givenTexts,
  error,
  onChange,
  onBlur,
  ...rest
}: AddressInputProps) {
  const texts = { ...defaultTexts, ...useTexts('AddressInput', givenTexts) }
  const [typed, setTyped] = useState('')
  const [hasLeft, setHasLeft] = useState(false)
  const [misspelled, setMisspelled] = useState<string>()

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event
    const address = takeAddress(input.value)
    if (address !== input.value) input.value = address
    setTyped(address)
    // Without the hash, the server checks the checksum alone.
    checkChecksum(address).catch(() => {})
    onChange?.(event)
  }

  const checkChecksum = async (address: string) => {
    if (problemOf(address) || !hasChecksum(address)) return
    // The hash is as large as the rest of the field, and not every address has a checksum.
    const { isChecksumRight } = await import('./checksum.ts')
    if (!isChecksumRight(address)) setMisspelled(address)
  }

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // An error that appears while a button is pressed would move it away from the pointer. Its form checks the field then.
    const { relatedTarget: next } = event
    if (next && !(next instanceof HTMLButtonElement)) setHasLeft(true)
    onBlur?.(event)
  }

  const found: AddressProblem | undefined =
    misspelled === typed ? { text: 'checksum', value: '' } : problemOf(typed)
  const isBeingTyped = found?.text === 'missing' || typed.length < nearlyDone
  const problem = hasLeft || error || !isBeingTyped ? found : undefined
  return (
    <TextField
      placeholder="0x…"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...rest}
      error={problem ? texts[problem.text](problem.value) : error}
      onChange={change}
      onBlur={leave}
    />
  )
}
