import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import * as css from './EndpointDoc.css.ts'
import { EndpointPart } from './EndpointPart.tsx'
import type { EndpointBody } from './EndpointPart.tsx'
import { FieldList } from './FieldList.tsx'
import type { DocField } from './FieldList.tsx'
import { HeaderList } from './HeaderList.tsx'
import type { EndpointHeader } from './HeaderList.tsx'

export interface EndpointDocProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the API base; parameters in braces: `/pay/api/transaction/status/{id}`. */
  path: string
  title: ReactNode
  /** What the call does and when to make it. */
  children?: ReactNode
  headers: readonly EndpointHeader[]
  /** Parameters in the path or in the query. */
  parameters?: readonly DocField[]
  /** Left out where nothing is sent: the part then says so. */
  request?: EndpointBody
  response: EndpointBody
  /** What else the reference says of the call: its errors. */
  more?: ReactNode
  /** Samples and a way to try it; beside the words on a wide screen, below them elsewhere. */
  samples?: ReactNode
  /** The level of the title in the outline of the page; its parts are one below. */
  heading?: 'h2' | 'h3'
}

/** One call of an API: what is sent in header and body, what comes back, and samples beside it. */
export function EndpointDoc({
  method,
  path,
  title,
  children,
  headers,
  parameters,
  request,
  response,
  more,
  samples,
  heading: Heading = 'h2',
  className,
  ...rest
}: EndpointDocProps) {
  const titleId = useId()
  const part = Heading === 'h2' ? 'h3' : 'h4'
  return (
    <section className={clsx(css.root, className)} aria-labelledby={titleId} {...rest}>
      <div className={samples ? css.columns : css.single}>
        <div className={css.words}>
          <Heading id={titleId} className={css.title}>
            {title}
          </Heading>
          <p className={css.line}>
            <span className={css.method[method]}>{method}</span>
            <code className={css.path}>{path}</code>
          </p>
          {children && <div className={css.about}>{children}</div>}
          <EndpointPart heading={part} title="Header">
            <HeaderList headers={headers} />
          </EndpointPart>
          {parameters && parameters.length > 0 && (
            <EndpointPart heading={part} title="Parameters">
              <FieldList fields={parameters} />
            </EndpointPart>
          )}
          <EndpointPart heading={part} title="Request body" body={request} empty="None." />
          <EndpointPart heading={part} title="Response body" body={response} />
          {more}
        </div>
        {samples && <div className={css.samples}>{samples}</div>}
      </div>
    </section>
  )
}
