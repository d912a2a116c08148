import { CodeBlock, EndpointDoc } from '@sluice/ui'
import type { ReactNode } from 'react'

import { calls } from './calls.ts'
import { examples } from './examples.ts'
import { FailureList } from './FailureList.tsx'
import { fillSample } from './fillSample.ts'
import type { SampleValues } from './fillSample.ts'
import * as css from './Reference.css.ts'
import { referenceContent as content } from './referenceContent.ts'
import { ReferenceNavigation } from './ReferenceNavigation.tsx'
import { callSamples } from './samples.ts'
import { WebhookReference } from './WebhookReference.tsx'
import { withCode } from './withCode.tsx'

function json(value: unknown) {
  return [{ label: 'JSON', code: JSON.stringify(value, null, 2) }]
}

export interface ReferenceProps {
  /** The merchant's values for headers and samples; placeholders by default. */
  values?: SampleValues | undefined
  /** Renders a form to try a call, below its samples. */
  renderTry?: (call: string) => ReactNode
}

/** The reference of the public API. It is complete without JavaScript. */
export function Reference({ values, renderTry }: ReferenceProps) {
  const filled = (code: string) => (values ? fillSample(code, values) : code)
  return (
    <div className={css.root}>
      <ReferenceNavigation />
      <div className={css.content}>
        <section id="start" aria-labelledby="start-title" className={css.section}>
          <h2 id="start-title" className={css.heading}>
            {content.start.title}
          </h2>
          <ol className={css.steps}>
            {content.start.steps.map((step) => (
              <li key={step}>{withCode(step)}</li>
            ))}
          </ol>
          <p className={css.words}>{withCode(content.start.amounts)}</p>
        </section>

        {calls.map((call) => (
          <EndpointDoc
            key={call.name}
            id={call.name}
            className={css.section}
            method={call.method}
            path={call.path}
            title={call.title}
            headers={call.headers.map((header) =>
              header.name === 'X-API-Key' && values ? { ...header, value: values.key } : header,
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
                {call.request && (
                  <CodeBlock title="Request body" samples={json(examples[call.name]?.request)} />
                )}
                <CodeBlock title="Response body" samples={json(examples[call.name]?.response)} />
                {renderTry?.(call.name)}
              </>
            }
          >
            <p>{withCode(call.description)}</p>
          </EndpointDoc>
        ))}

        <section id="errors" aria-labelledby="errors-title" className={css.section}>
          <h2 id="errors-title" className={css.heading}>
            {content.errors.title}
          </h2>
          <FailureList />
        </section>

        <section id="idempotency" aria-labelledby="idempotency-title" className={css.section}>
          <h2 id="idempotency-title" className={css.heading}>
            {content.idempotency.title}
          </h2>
          {content.idempotency.words.map((words) => (
            <p key={words} className={css.words}>
              {withCode(words)}
            </p>
          ))}
        </section>

        <WebhookReference />
      </div>
    </div>
  )
}
