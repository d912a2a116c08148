import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import * as css from './EndpointDoc.css.ts'

/** A field of a request or response body, or a parameter. */
export interface DocField {
  name: string
  /** A readable type: `decimal string`, `array of transactions`. */
  type: string
  required?: boolean
  description?: ReactNode
}

export interface FieldListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  fields: ReadonlyArray<DocField>
  /** Marks a required field. */
  requiredText?: string
}

/** Lists the fields of a body. */
export function FieldList({
  fields,
  requiredText = 'required',
  className,
  ...rest
}: FieldListProps) {
  return (
    <dl className={clsx(css.fields, className)} {...rest}>
      {fields.map(({ name, type, required, description }) => (
        <div key={name} className={css.field}>
          <dt className={css.fieldHead}>
            <code className={css.fieldName} translate="no">
              {name}
            </code>
            <span className={css.fieldType}>{type}</span>
            {required && <span className={css.required}>{requiredText}</span>}
          </dt>
          {description && <dd className={css.fieldDescription}>{description}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** The number of characters of a header value that are shown on a phone (specification, section 7). */
const maxHeaderValueLength = 30

/** A header value, truncated on phones. The full value stays in the DOM for screen readers, search and copying. */
function HeaderValue({ children }: { children: string }) {
  if (children.length <= maxHeaderValueLength)
    return (
      <code className={css.value} translate="no">
        {children}
      </code>
    )
  return (
    <code className={css.value} title={children} translate="no">
      {children.slice(0, maxHeaderValueLength)}
      <span className={css.truncated}>{children.slice(maxHeaderValueLength)}</span>
      <span className={css.ellipsis} aria-hidden="true">
        …
      </span>
    </code>
  )
}

export interface EndpointHeader {
  name: string
  /** An example. Shown in full from tablet width; on a phone truncated to 30 characters. */
  value: string
  description?: ReactNode
}

export interface HeaderListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  headers: ReadonlyArray<EndpointHeader>
}

/** Lists the headers of a request. */
export function HeaderList({ headers, className, ...rest }: HeaderListProps) {
  return (
    <dl className={clsx(css.fields, className)} {...rest}>
      {headers.map(({ name, value, description }) => (
        <div key={name} className={css.field}>
          <dt className={css.fieldHead}>
            <code className={css.fieldName} translate="no">
              {name}
            </code>
            <HeaderValue>{value}</HeaderValue>
          </dt>
          {description && <dd className={css.fieldDescription}>{description}</dd>}
        </div>
      ))}
    </dl>
  )
}
