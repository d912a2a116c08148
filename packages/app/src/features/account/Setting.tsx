import { EditableField, FieldEditor, Skeleton } from '@sluice/ui'
import { useState, type ComponentProps } from 'react'

import * as css from './Setting.css.ts'
import { useForm, type FormLogic } from '../../components/forms/useForm.ts'
import { useWarning, type Check } from './useWarning.ts'

export interface SettingProps<Name extends string> extends Pick<
  ComponentProps<typeof FieldEditor>,
  'compared' | 'inputProps'
> {
  label: string
  /** The field's name in the payload. */
  name: Name
  /** What it is now; undefined until it is known, and until then it can't be changed. */
  value: string | undefined
  /** What it is for. */
  hint?: string
  /** Shown in the mono face: an address or an id. */
  mono?: boolean
  /** Fetches what checks and sends a change. */
  load: () => Promise<FormLogic<Record<Name, string>>>
  /** Fetches what warns of a value that looks wrong while it is typed; it never keeps one from being saved. */
  loadCheck?: () => Promise<Check>
}

/**
 * One setting that a merchant can change in its place, with Save and Cancel. A change that did not happen says so in one
 * line, keeps what was typed and offers another try. Specification, section 2; decision 15.
 */
export function Setting<Name extends string>({
  label,
  value,
  hint,
  mono = false,
  ...editor
}: SettingProps<Name>) {
  const [editing, setEditing] = useState(false)

  return (
    <EditableField
      label={label}
      value={value ?? (mono ? <AddressPlace /> : <Skeleton width="8em" />)}
      pending={value === undefined}
      mono={mono}
      editing={editing}
      {...(hint && { hint })}
      onEdit={() => setEditing(true)}
    >
      {value !== undefined && (
        <Editor {...editor} label={label} value={value} onClose={() => setEditing(false)} />
      )}
    </EditableField>
  )
}

/** As long as an address, and broken into lines as one is, so that nothing moves when it comes. */
function AddressPlace() {
  return (
    <span aria-hidden="true" className={css.addressPlace}>
      {'0'.repeat(34)}
    </span>
  )
}

interface EditorProps<Name extends string> extends Omit<
  SettingProps<Name>,
  'value' | 'hint' | 'mono'
> {
  value: string
  onClose: () => void
}

function Editor<Name extends string>({
  name,
  value,
  load,
  loadCheck,
  onClose,
  ...rest
}: EditorProps<Name>) {
  const [failed, setFailed] = useState(false)
  const { warning, onTyped } = useWarning(loadCheck)
  const form = useForm({ load, onSent: onClose, onFailed: () => setFailed(true) })

  return (
    <FieldEditor
      {...form.props}
      {...rest}
      name={name}
      current={value}
      error={form.errors[name]}
      saving={form.sending}
      failed={failed}
      onInput={({ target }) => target instanceof HTMLInputElement && onTyped(target.value)}
      {...(loadCheck && { warning: warning ?? null })}
      onCancel={onClose}
    />
  )
}
