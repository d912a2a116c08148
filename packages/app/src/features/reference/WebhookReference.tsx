import { CodeBlock, HeaderList } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'
import { describeHeader } from './calls.ts'
import * as css from './Reference.css.ts'
import reference from './reference.json' with { type: 'json' }
import { referenceContent } from './referenceContent.ts'
import { webhookSamples } from './samples.ts'
import { HeadingLink, Section } from './Section.tsx'
import { withCode } from './withCode.tsx'

/** Documents the webhook events and how to verify them. */
export function WebhookReference() {
  const t = useText()
  const content = referenceContent(t).webhooks
  return (
    <Section id="webhooks" title={content.title} words={[content.lead]}>
      <div className={css.pair}>
        <div>
          <h3 className={css.subheading}>{content.headersTitle}</h3>
          <HeaderList
            headers={reference.webhookHeaders.map(({ name, description }) => ({
              ...describeHeader(name, t),
              description,
            }))}
          />
          <p className={css.words}>{withCode(content.retries)}</p>
          <p className={css.words}>{withCode(content.order)}</p>
        </div>
        <CodeBlock title={content.sample} samples={webhookSamples} />
      </div>
      <h3 className={css.subheading}>{content.eventsTitle}</h3>
      {reference.events.map(({ type, description, example }) => (
        <section key={type} id={type} aria-labelledby={`${type}-title`} className={css.event}>
          <div className={css.pair}>
            <div>
              <h4 id={`${type}-title`} className={css.eventTitle}>
                <HeadingLink id={type}>
                  <code>{type}</code>
                </HeadingLink>
              </h4>
              <p className={css.words}>{withCode(description)}</p>
            </div>
            <CodeBlock
              title={type}
              samples={[{ label: 'JSON', code: JSON.stringify(example, null, 2) }]}
            />
          </div>
        </section>
      ))}
    </Section>
  )
}
