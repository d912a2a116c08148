'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { useId, useState } from 'react'
import type { ComponentPropsWithoutRef, FocusEvent, Ref } from 'react'

import { CheckIcon, ChevronDownIcon, CrossIcon } from '../../icons/icons.ts'
import { describedBy, Field } from '../../internal/Field.tsx'
import type { FieldTexts } from '../../internal/Field.tsx'
import * as fieldButtons from '../../internal/fieldButtons.css.ts'
import { option as optionStyle, positioner } from '../../internal/floating.css.ts'
import { splitFieldProps } from '../../internal/splitFieldProps.ts'
import type { FieldRootProps } from '../../internal/splitFieldProps.ts'
import { useTexts } from '../../provider/useSettings.ts'
import * as css from './Combobox.css.ts'

export interface ComboboxOption {
  value: string
  /** What is shown, and what typing is compared with. */
  text: string
}

const defaultTexts = {
  /** Shown if no option matches. */
  empty: 'No matches',
  clear: 'Clear',
  open: 'Show options',
}

type OwnInputProps =
  | keyof FieldRootProps
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'name'
  | 'disabled'
  | 'readOnly'
  | 'required'

export interface ComboboxProps
  extends FieldTexts, FieldRootProps, Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps> {
  /** What can be chosen. */
  options: ReadonlyArray<ComboboxOption>
  /** The value of the chosen option, if the parent controls it; null while there is none. */
  value?: string | null
  /** The value of the option that is chosen at first. */
  defaultValue?: string
  /** Called with the value of the chosen option, or null once the field is cleared. */
  onChange?: (value: string | null) => void
  /** Identifies the field when a form is submitted. */
  name?: string
  /** Can’t be used. */
  disabled?: boolean
  /** Can be read and focused, but not changed. */
  readOnly?: boolean
  /** Must have a value before the form can be sent. */
  required?: boolean
  /** The `<input>`, such as to focus it. */
  inputRef?: Ref<HTMLInputElement>
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<typeof defaultTexts>
}

/** One choice out of many options, which typing narrows down. */
export function Combobox({
  label,
  hint,
  error,
  options,
  value,
  defaultValue,
  onChange,
  name,
  disabled = false,
  readOnly = false,
  required = false,
  inputRef,
  texts: givenTexts,
  id: givenId,
  'aria-describedby': moreDescription,
  ...rest
}: ComboboxProps) {
  const texts = { ...defaultTexts, ...useTexts('Combobox', givenTexts) }
  const ownId = useId()
  const id = givenId ?? ownId
  const { root, control } = splitFieldProps(rest)
  const [ownValue, setOwnValue] = useState(defaultValue ?? null)
  const chosen = value === undefined ? ownValue : value
  const choose = (option: ComboboxOption | null) => {
    setOwnValue(option?.value ?? null)
    onChange?.(option?.value ?? null)
  }
  /** Who has typed the whole text of an option, and goes on, has chosen it. */
  const chooseTyped = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const typed = currentTarget.value.trim()
    const isTyped = ({ text }: ComboboxOption) =>
      text.localeCompare(typed, undefined, { sensitivity: 'accent' }) === 0
    const option = options.find(isTyped)
    if (option && option.value !== chosen) choose(option)
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} {...root}>
      <Base.Root
        items={options}
        itemToStringLabel={({ text }) => text}
        itemToStringValue={(option) => option.value}
        isItemEqualToValue={(one, other) => one.value === other.value}
        value={options.find((option) => option.value === chosen) ?? null}
        onValueChange={choose}
        autoHighlight
        name={name}
        disabled={disabled}
        readOnly={readOnly}
        required={required}
      >
        <Base.InputGroup className={fieldButtons.group}>
          <Base.Input
            id={id}
            ref={inputRef}
            // While the list is open, the label is hidden together with the rest of the page.
            aria-labelledby={`${id}-label`}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { error, hint }, moreDescription)}
            className={css.input}
            {...control}
            onBlur={(event) => {
              chooseTyped(event)
              control.onBlur?.(event)
            }}
          />
          <div className={fieldButtons.buttons}>
            <Base.Clear aria-label={texts.clear} className={css.button}>
              <CrossIcon size="1em" />
            </Base.Clear>
            <Base.Trigger aria-label={texts.open} className={css.button}>
              <ChevronDownIcon />
            </Base.Trigger>
          </div>
        </Base.InputGroup>
        <Base.Portal>
          <Base.Positioner sideOffset={4} className={positioner}>
            <Base.Popup className={css.popup}>
              <Base.Empty className={css.empty}>{texts.empty}</Base.Empty>
              <Base.List>
                {(option: ComboboxOption) => (
                  <Base.Item key={option.value} value={option} className={optionStyle}>
                    {option.text}
                    <Base.ItemIndicator className={css.check}>
                      <CheckIcon />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  )
}
