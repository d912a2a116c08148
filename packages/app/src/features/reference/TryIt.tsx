import { Button, CodeBlock, InlineAlert, LabeledInput, Link } from '@sluice/ui'
import { useState } from 'react'
import type { FormEvent } from 'react'

import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import type { SampleValues } from './fillSample.ts'
import * as css from './TryIt.css.ts'
import { tryCall } from './tryCall.ts'
import type { TriedCall } from './tryCall.ts'
import { tryPlans } from './tryPlans.ts'

export interface TryItProps {
  /** The call's name. */
  call: string
  /** The API key to send and the gateway's URL. */
  values: SampleValues
}

function Outcome({ tried, call }: { tried: TriedCall; call: string }) {
  const t = useText()
  if (tried.status === 0) {
    return <InlineAlert tone="danger">{t('reference.noResponseCheckConnection')}</InlineAlert>
  }
  const paid = call === 'createPayment' && tried.status === 200
  return (
    <>
      <CodeBlock
        title={t('reference.statusIn', { status: tried.status, ms: tried.took })}
        samples={[{ label: 'JSON', code: tried.body }]}
      />
      {paid && (
        <p className={css.words}>
          <Trans
            id="reference.nowPayIt"
            components={{
              sandbox: (
                <Link href="/sandbox" target="_blank">
                  {null}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </>
  )
}

/** Sends a public call with the merchant's key and shows the response. For the sandbox only. */
export function TryIt({ call, values }: TryItProps) {
  const t = useText()
  const [tried, setTried] = useState<TriedCall>()
  const [sending, setSending] = useState(false)
  const plan = tryPlans(t)[call]
  if (!plan) return null

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending || !plan) return
    const typed = new FormData(event.currentTarget)
    const filled = plan.fields.map(({ name }) => {
      const value = typed.get(name)
      return [name, typeof value === 'string' ? value : '']
    })
    const { path, body } = plan.request(Object.fromEntries(filled))
    setSending(true)
    setTried(await tryCall(`${values.url}${path}`, values.key, body))
    setSending(false)
  }

  return (
    <form className={css.root} onSubmit={(event) => void send(event)}>
      <div className={css.fields}>
        {plan.fields.map(({ name, label, initial }) => (
          <LabeledInput key={name} name={name} label={label} defaultValue={initial} />
        ))}
      </div>
      <Button type="submit" tone="secondary" loading={sending} loadingText={t('reference.sending')}>
        {t('reference.tryIt')}
      </Button>
      <div aria-live="polite" className={css.outcome}>
        {tried && <Outcome tried={tried} call={call} />}
      </div>
    </form>
  )
}
