import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { FieldEditor } from '../FieldEditor/FieldEditor.tsx'
import { EditableField } from './EditableField.tsx'

export function Username() {
  const [name, setName] = useState('Asha Verma')
  const [editing, setEditing] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const changed = new FormData(event.currentTarget).get('name')
    if (typeof changed === 'string') setName(changed)
    setEditing(false)
  }

  return (
    <EditableField label="Username" value={name} editing={editing} onEdit={() => setEditing(true)}>
      <FieldEditor
        label="Username"
        name="name"
        current={name}
        onSubmit={submit}
        onCancel={() => setEditing(false)}
      />
    </EditableField>
  )
}
