import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { PencilIcon } from '../../icons/icons.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { Button } from '../Button/Button.tsx'
import * as css from './EditableField.css.ts'

export interface EditableFieldProps extends ComponentPropsWithRef<'div'> {
  /** What the value is. */
  label: string
  /** The value as it stands; a Skeleton while it is on its way. Left out, it is said that there is none. */
  value?: ReactNode
  /** Shows addresses and ids in the mono face. */
  mono?: boolean
  /** Whether the editor stands in the value’s place; whoever holds the editor decides. */
  editing?: boolean
  /** Asks for the editor. Left out, the value can’t be changed. */
  onEdit?: () => void
  /** The value is on its way: it can’t be changed yet. */
  pending?: boolean
  /** A line under the value that says what it is for. */
  hint?: string
  emptyText?: string
  editText?: string
  /** A FieldEditor, drawn only while editing. */
  children?: ReactNode
}

/** A value that can be changed where it stands. The focus returns to Edit when the editor closes. */
export function EditableField({
  label,
  value,
  mono = false,
  editing = false,
  onEdit,
  pending = false,
  hint,
  emptyText = 'Not set',
  editText = 'Edit',
  className,
  children,
  ...rest
}: EditableFieldProps) {
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(editing)

  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])

  if (editing) {
    return (
      <div className={clsx(css.root, className)} {...rest}>
        {children}
      </div>
    )
  }
  const missing = value === undefined || value === null || value === ''
  return (
    <div className={clsx(css.root, css.resting, className)} {...rest}>
      <div className={css.words}>
        <p className={css.label}>{label}</p>
        <div className={clsx(css.value, mono && !missing && css.mono, missing && css.missing)}>
          {missing ? emptyText : value}
        </div>
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      {onEdit && (
        <Button
          ref={edit}
          tone="secondary"
          className={css.edit}
          disabled={pending}
          onClick={onEdit}
        >
          <PencilIcon />
          <span>
            {editText}
            <span className={visuallyHidden}> {label}</span>
          </span>
        </Button>
      )}
    </div>
  )
}
