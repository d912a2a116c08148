import { EditableField } from '@sluice/ui'
import { useState, type ReactNode } from 'react'

/** What an editor needs to know. */
export interface EditorProps {
  /** The field's label. */
  label: string
  /** The current value. */
  current: string
  /** Called when the value was saved, or the change given up. */
  onClose: () => void
}

export interface SettingProps {
  label: string
  /** The current value. Undefined until it has loaded, and until then it cannot be changed. */
  value: string | undefined
  /** Shown in place of a value that has not loaded. */
  placeholder: ReactNode
  hint?: string
  /** Shows the value in the mono font. */
  mono?: boolean
  renderEditor: (props: EditorProps) => ReactNode
}

/** A setting that is edited in place. Specification, section 2; D15. */
export function Setting({ label, value, placeholder, hint, mono, renderEditor }: SettingProps) {
  const [editing, setEditing] = useState(false)

  return (
    <EditableField
      label={label}
      value={value ?? placeholder}
      loading={value === undefined}
      editing={editing}
      {...(mono && { mono })}
      {...(hint && { hint })}
      onEdit={() => setEditing(true)}
    >
      {value !== undefined &&
        renderEditor({ label, current: value, onClose: () => setEditing(false) })}
    </EditableField>
  )
}
