import type { ReactNode } from 'react'

import * as css from './EndpointDoc.css.ts'

/** One member of a body, or one parameter. */
export interface DocField {
  name: string
  /** As a reader would say it: `decimal string`, `array of transactions`. */
  type: string
  required?: boolean
  description?: ReactNode
}

/** The members of a body as a list that needs no more width than a phone has. */
export function FieldList({ fields }: { fields: readonly DocField[] }) {
  return (
    <dl className={css.fields}>
      {fields.map(({ name, type, required, description }) => (
        <div key={name} className={css.field}>
          <dt className={css.fieldHead}>
            <code className={css.fieldName}>{name}</code>
            <span className={css.fieldType}>{type}</span>
            {required && <span className={css.required}>required</span>}
          </dt>
          {description && <dd className={css.fieldWords}>{description}</dd>}
        </div>
      ))}
    </dl>
  )
}
