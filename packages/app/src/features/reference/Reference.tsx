import { CodeBlock, EndpointDoc } from '@sluice/ui'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../messages/TextProvider.tsx'
import { calls } from './calls.ts'
import { enhanceReference } from './enhanceReference.ts'
import { FailureList } from './FailureList.tsx'
import { fillSample } from './fillSample.ts'
import type { SampleValues } from './fillSample.ts'
import { Basics, LimitsAndModes } from './Guides.tsx'
import * as css from './Reference.css.ts'
import { bearer, referenceContent } from './referenceContent.ts'
import { ReferenceNavigation } from './ReferenceNavigation.tsx'
import { callSamples } from './samples.ts'
import { HeadingLink, Section } from './Section.tsx'
import { WebhookReference } from './WebhookReference.tsx'
import { withCode } from './withCode.tsx'

function json(value: unknown) {
  return [{ label: 'JSON', code: JSON.stringify(value, null, 2) }]
}

/** A header with the merchant's own key. */
function headerWithKey<Header extends { name: string; value: string }>(
  header: Header,
  key: string,
): Header {
  if (header.name === 'X-API-Key') return { ...header, value: key }
  return header.name === 'Authorization' ? { ...header, value: bearer(key) } : header
}

export interface ReferenceProps {
  /** The merchant's values for headers and samples; placeholders by default. */
  values?: SampleValues | undefined
  /** Renders a form to try a call, below its samples. */
  renderTry?: ((call: string) => ReactNode) | undefined
}

/** The reference of the public API. It is complete without JavaScript. */
export function Reference({ values, renderTry }: ReferenceProps) {
  const t = useText()
  const content = referenceContent(t)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? enhanceReference(root.current) : undefined), [])
  const filled = (code: string) => (values ? fillSample(code, values) : code)
  return (
    <div ref={root} className={css.root} data-reference="">
      <ReferenceNavigation />
      <div className={css.content}>
        <Basics />

        {calls(t).map((call) => (
          <EndpointDoc
            key={call.name}
            id={call.name}
            className={css.section}
            method={call.method}
            path={call.path}
            title={<HeadingLink id={call.name}>{call.title}</HeadingLink>}
            headers={call.headers.map((header) =>
              values ? headerWithKey(header, values.key) : header,
            )}
            parameters={call.parameters}
            request={call.request ? { fields: call.request } : undefined}
            response={call.response}
            samples={
              <>
                <CodeBlock
                  title={call.title}
                  samples={(callSamples[call.name] ?? []).map(({ label, code }) => ({
                    label,
                    code: filled(code),
                  }))}
                />
                {call.example.request && (
                  <CodeBlock
                    title={t('reference.requestBody')}
                    samples={json(call.example.request)}
                  />
                )}
                <CodeBlock
                  title={t('reference.responseBody')}
                  samples={json(call.example.response)}
                />
                {renderTry?.(call.name)}
              </>
            }
          >
            <p>{withCode(call.description)}</p>
          </EndpointDoc>
        ))}

        <Section id="errors" title={content.errors.title} words={[content.errors.lead]}>
          <FailureList />
        </Section>
        <Section
          id="idempotency"
          title={content.idempotency.title}
          words={content.idempotency.words}
        />
        <WebhookReference />
        <LimitsAndModes values={values} />
      </div>
    </div>
  )
}
