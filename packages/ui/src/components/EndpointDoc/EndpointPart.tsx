import type { ReactNode } from 'react'

import * as css from './EndpointDoc.css.ts'
import { FieldList } from './FieldList.tsx'
import type { DocField } from './FieldList.tsx'

export interface EndpointBody {
  fields: readonly DocField[]
  /** What the fields alone don't say: `An array of these, newest first.` */
  note?: ReactNode
  /** An example; a CodeBlock. */
  example?: ReactNode
}

interface EndpointPartProps {
  heading: 'h3' | 'h4'
  title: string
  body?: EndpointBody
  /** Said where there is no body. */
  empty?: string
  children?: ReactNode
}

/** One titled part of a call: a list of fields with its note and example, or whatever it is given. */
export function EndpointPart({
  heading: Heading,
  title,
  body,
  empty,
  children,
}: EndpointPartProps) {
  return (
    <div className={css.part}>
      <Heading className={css.partTitle}>{title}</Heading>
      {body?.note && <div className={css.note}>{body.note}</div>}
      {body && body.fields.length > 0 && <FieldList fields={body.fields} />}
      {body?.example}
      {!body && !children && <p className={css.note}>{empty}</p>}
      {children}
    </div>
  )
}
