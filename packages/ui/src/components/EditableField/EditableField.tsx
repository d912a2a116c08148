'use client'

import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { PencilIcon } from '../../icons/icons.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { useTextProps } from '../../provider/useSettings.ts'
import { Button } from '../Button/Button.tsx'
import * as css from './EditableField.css.ts'

export interface EditableFieldProps extends ComponentPropsWithRef<'div'> {
  /** The label above the value. */
  label: string
  /** The current value, or a Skeleton while it is loading. Without a value, `emptyText` is shown. */
  value?: ReactNode
  /** Uses the monospaced font, for addresses and IDs. */
  mono?: boolean
  /** Shows the editor instead of the value. */
  editing?: boolean
  /** Called when the user clicks Edit. Omit it if the value can’t be changed. */
  onEdit?: () => void
  /** The value is loading, and can’t be edited yet. */
  loading?: boolean
  /** A line of help below the value. */
  hint?: string
  /** Shown if there is no value. */
  emptyText?: string
  /** The label of the button that opens the editor. */
  editText?: string
  /** A FieldEditor, rendered only while editing. */
  children?: ReactNode
}

/** Shows a value that can be edited in place. Focus returns to Edit when the editor closes. */
export function EditableField({
  label,
  value,
  mono = false,
  editing = false,
  onEdit,
  loading = false,
  hint,
  emptyText,
  editText,
  className,
  children,
  ...rest
}: EditableFieldProps) {
  const texts = {
    emptyText: 'Not set',
    editText: 'Edit',
    ...useTextProps('EditableField', { emptyText, editText }),
  }
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(editing)

  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing])

  if (editing) {
    return (
      <div className={clsx(css.root, className)} {...rest}>
        {children}
      </div>
    )
  }
  const isMissing = value === undefined || value === null || value === ''
  return (
    <div className={clsx(css.root, css.display, className)} {...rest}>
      <div className={css.content}>
        <p className={css.label}>{label}</p>
        <div
          className={clsx(css.value, mono && !isMissing && css.mono, isMissing && css.missing)}
          translate={mono && !isMissing ? 'no' : undefined}
        >
          {isMissing ? texts.emptyText : value}
        </div>
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      {onEdit && (
        <Button
          ref={editButton}
          tone="secondary"
          className={css.editButton}
          aria-disabled={loading || undefined}
          onClick={loading ? undefined : onEdit}
        >
          <PencilIcon />
          <span>
            {texts.editText}
            <span className={visuallyHidden}> {label}</span>
          </span>
        </Button>
      )}
    </div>
  )
}
