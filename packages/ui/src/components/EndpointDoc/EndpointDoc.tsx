'use client'

import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { useTexts } from '../../provider/useSettings.ts'
import * as css from './EndpointDoc.css.ts'
import { FieldList, HeaderList } from './FieldList.tsx'
import type { DocField, EndpointHeader } from './FieldList.tsx'

const defaultTexts = {
  headers: 'Headers',
  parameters: 'Parameters',
  request: 'Request body',
  response: 'Response body',
  /** Shown if there is no request body. */
  none: 'None.',
}

export interface EndpointBody {
  fields: ReadonlyArray<DocField>
  /** Additional information about the body: `An array, newest first.` */
  note?: ReactNode
  /** An example, such as a CodeBlock. */
  example?: ReactNode
}

interface SectionProps {
  headingLevel: 3 | 4
  title: string
  children: ReactNode
}

function Section({ headingLevel, title, children }: SectionProps) {
  const Heading = `h${headingLevel}` as const
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
  /** The HTTP method. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the API base, with parameters in braces: `/pay/api/transaction/status/{id}`. */
  path: string
  /** What the call does. */
  title: ReactNode
  /** What the endpoint does and when to use it. */
  children?: ReactNode
  /** The headers of the request. */
  headers: ReadonlyArray<EndpointHeader>
  /** Path and query parameters. */
  parameters?: ReadonlyArray<DocField>
  /** Omit it if the endpoint has no request body. */
  request?: EndpointBody
  /** The body of the response. */
  response: EndpointBody
  /** Additional sections, such as errors. */
  more?: ReactNode
  /** Code samples; beside the text on a wide screen, otherwise below it. */
  samples?: ReactNode
  /** The level of the title. Sections are one level below. */
  headingLevel?: 2 | 3
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<typeof defaultTexts>
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
  headingLevel = 2,
  texts: givenTexts,
  className,
  ...rest
}: EndpointDocProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const sectionLevel = headingLevel === 2 ? 3 : 4
  const texts = { ...defaultTexts, ...useTexts('EndpointDoc', givenTexts) }
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
          <Section headingLevel={sectionLevel} title={texts.headers}>
            <HeaderList headers={headers} />
          </Section>
          {parameters && parameters.length > 0 && (
            <Section headingLevel={sectionLevel} title={texts.parameters}>
              <FieldList fields={parameters} />
            </Section>
          )}
          <Section headingLevel={sectionLevel} title={texts.request}>
            {request ? <Body {...request} /> : <p className={css.note}>{texts.none}</p>}
          </Section>
          <Section headingLevel={sectionLevel} title={texts.response}>
            <Body {...response} />
          </Section>
          {more}
        </div>
        {samples && <div className={css.samples}>{samples}</div>}
      </div>
    </section>
  )
}
