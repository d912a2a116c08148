import type { ReactNode } from 'react'

import * as css from './EndpointDoc.css.ts'
import { HeaderValue } from './HeaderValue.tsx'

export interface EndpointHeader {
  name: string
  /** Shown whole from a tablet up; a phone shows its first 30 characters. */
  value: string
  description?: ReactNode
}

/** Headers of a request, each with an example of its value. */
export function HeaderList({ headers }: { headers: readonly EndpointHeader[] }) {
  return (
    <dl className={css.fields}>
      {headers.map(({ name, value, description }) => (
        <div key={name} className={css.field}>
          <dt className={css.fieldHead}>
            <code className={css.fieldName}>{name}</code>
            <HeaderValue>{value}</HeaderValue>
          </dt>
          {description && <dd className={css.fieldWords}>{description}</dd>}
        </div>
      ))}
    </dl>
  )
}
