import { CodeBlock, FieldList, TextLink } from '@sluice/ui'

import { environment } from '../../config/environment.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { BaseAddress } from './BaseAddress.tsx'
import * as css from './Reference.css.ts'
import { referenceContent } from './referenceContent.ts'
import type { SampleValues } from './fillSample.ts'
import { fillSample } from './fillSample.ts'
import { installSample, simulateSamples } from './samples.ts'
import { Section } from './Section.tsx'
import { withCode } from './withCode.tsx'

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{withCode(step)}</li>
      ))}
    </ol>
  )
}

/** What to know before the first call. */
export function Basics() {
  const t = useText()
  const content = referenceContent(t)
  const { start } = content
  return (
    <>
      <Section id="start" title={start.title}>
        <Steps steps={start.steps} />
        <p className={css.words}>
          {start.base} <BaseAddress />
        </p>
        <p className={css.words}>
          {start.openApi}{' '}
          <TextLink href={`${environment.apiBaseUrl}/openapi.json`}>openapi.json</TextLink>
        </p>
        <h3 className={css.subheading}>{start.flowTitle}</h3>
        <Steps steps={start.flow} />
      </Section>
      <Section id="basics" title={content.basics.title} words={content.basics.words} />
      <Section id="sdk" title={content.sdk.title} words={content.sdk.words}>
        <CodeBlock className={css.sample} title={content.sdk.install} samples={installSample} />
      </Section>
      <Section id="networks" title={content.networks.title} words={content.networks.words} />
      <Section id="lifetime" title={content.lifetime.title} words={content.lifetime.words} />
      <Section id="states" title={content.states.title} words={[content.states.lead]}>
        <FieldList
          fields={content.states.list.map((state) => ({
            ...state,
            description: withCode(state.description),
          }))}
        />
      </Section>
    </>
  )
}

/** What to know once the first payment was made. */
export function LimitsAndModes({ values }: { values: SampleValues | undefined }) {
  const t = useText()
  const content = referenceContent(t)
  return (
    <>
      <Section id="limits" title={content.limits.title}>
        <ul className={css.list}>
          {content.limits.list.map((limit) => (
            <li key={limit}>{withCode(limit)}</li>
          ))}
        </ul>
      </Section>
      <Section id="sandbox" title={content.sandbox.title}>
        <div className={css.pair}>
          <div className={css.stack}>
            {content.sandbox.words.map((words) => (
              <p key={words} className={css.paragraph}>
                {withCode(words)}
              </p>
            ))}
          </div>
          <CodeBlock
            title={content.sandbox.sample}
            samples={simulateSamples.map(({ label, code }) => ({
              label,
              code: values ? fillSample(code, values) : code,
            }))}
          />
        </div>
      </Section>
      <Section id="live" title={content.live.title}>
        <Steps steps={content.live.steps} />
      </Section>
    </>
  )
}
