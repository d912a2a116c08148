import { CodeBlock, FieldList, HeaderList } from '@sluice/ui'

import { eventExample } from './examples.ts'
import * as css from './Reference.css.ts'
import { referenceContent } from './referenceContent.ts'
import { webhookSamples } from './samples.ts'
import { withCode } from './withCode.tsx'

const content = referenceContent.webhooks

/** Documents the webhook events and how to verify them. */
export function WebhookReference() {
  return (
    <section id="webhooks" aria-labelledby="webhooks-title" className={css.section}>
      <h2 id="webhooks-title" className={css.heading}>
        {content.title}
      </h2>
      <p className={css.words}>{content.lead}</p>
      <div className={css.pair}>
        <div>
          <h3 className={css.subheading}>Events</h3>
          <FieldList
            fields={content.events.map((event) => ({
              ...event,
              description: withCode(event.description),
            }))}
          />
          <h3 className={css.subheading}>Headers</h3>
          <HeaderList headers={content.headers} />
          <p className={css.words}>{withCode(content.retries)}</p>
        </div>
        <div className={css.stack}>
          <CodeBlock
            title="Example event"
            samples={[{ label: 'JSON', code: JSON.stringify(eventExample, null, 2) }]}
          />
          <CodeBlock title={content.sample} samples={webhookSamples} />
        </div>
      </div>
    </section>
  )
}
