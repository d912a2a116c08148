import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import * as css from './EndpointDoc.css.ts'
import { FieldList, HeaderList } from './FieldList.tsx'
import type { DocField, EndpointHeader } from './FieldList.tsx'

export interface EndpointBody {
  fields: readonly DocField[]
  /** Additional information about the body: `An array, newest first.` */
  note?: ReactNode
  /** An example, such as a CodeBlock. */
  example?: ReactNode
}

interface SectionProps {
  heading: 'h3' | 'h4'
  title: string
  children: ReactNode
}

function Section({ heading: Heading, title, children }: SectionProps) {
  return (
    <div className={css.section}>
      <Heading className={css.sectionTitle}>{title}</Heading>
      {children}
    </div>
  )
}

function Body({ note, fields, example }: EndpointBody) {
  return (
    <>
      {note && <div className={css.note}>{note}</div>}
      {fields.length > 0 && <FieldList fields={fields} />}
      {example}
    </>
  )
}

export interface EndpointDocProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the API base, with parameters in braces: `/pay/api/transaction/status/{id}`. */
  path: string
  title: ReactNode
  /** What the endpoint does and when to use it. */
  children?: ReactNode
  headers: readonly EndpointHeader[]
  /** Path and query parameters. */
  parameters?: readonly DocField[]
  /** Omit it if the endpoint has no request body. */
  request?: EndpointBody
  response: EndpointBody
  /** Additional sections, such as errors. */
  more?: ReactNode
  /** Code samples; beside the text on a wide screen, otherwise below it. */
  samples?: ReactNode
  /** The heading element of the title. Sections are one level below. */
  heading?: 'h2' | 'h3'
}

/** Documents an API endpoint: headers, parameters, bodies and code samples. */
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
  const sectionHeading = Heading === 'h2' ? 'h3' : 'h4'
  return (
    <section className={clsx(css.root, className)} aria-labelledby={titleId} {...rest}>
      <div className={samples ? css.columns : css.single}>
        <div className={css.content}>
          <Heading id={titleId} className={css.title}>
            {title}
          </Heading>
          <p className={css.endpoint}>
            <span className={css.method[method]}>{method}</span>
            <code className={css.path}>{path}</code>
          </p>
          {children && <div className={css.description}>{children}</div>}
          <Section heading={sectionHeading} title="Headers">
            <HeaderList headers={headers} />
          </Section>
          {parameters && parameters.length > 0 && (
            <Section heading={sectionHeading} title="Parameters">
              <FieldList fields={parameters} />
            </Section>
          )}
          <Section heading={sectionHeading} title="Request body">
            {request ? <Body {...request} /> : <p className={css.note}>None.</p>}
          </Section>
          <Section heading={sectionHeading} title="Response body">
            <Body {...response} />
          </Section>
          {more}
        </div>
        {samples && <div className={css.samples}>{samples}</div>}
      </div>
    </section>
  )
}
