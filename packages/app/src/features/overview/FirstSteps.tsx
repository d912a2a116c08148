import type { Attention } from '@sluice/api/contract'
import { ArrowRightIcon, CheckIcon, TextLink } from '@sluice/ui'

import { paths, sandboxPaths } from '../../config/paths.ts'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './FirstSteps.css.ts'

interface Step {
  name: keyof Attention['steps']
  title: string
  text: string
  href: string
}

function stepsFor(isSandbox: boolean, t: Translate): readonly Step[] {
  return [
    {
      name: 'wallet',
      title: t('overview.setPayoutWallet'),
      text: t('overview.customersPaymentsForwarded'),
      href: paths.settings,
    },
    {
      name: 'api_key',
      title: t('overview.createApiKey'),
      text: t('overview.serverUsesCreatePayments'),
      href: paths.credentials,
    },
    {
      name: 'webhook',
      title: t('overview.addWebhook'),
      text: t('overview.tellServerWhenPayment'),
      href: paths.credentials,
    },
    {
      name: 'payment',
      title: t('overview.receiveFirstPayment'),
      text: isSandbox ? t('overview.createSimulateOneSandbox') : t('overview.seeHowApiReference'),
      href: isSandbox ? sandboxPaths.simulator : paths.credentialsDocs,
    },
  ]
}

/** What a new merchant has to do before payments arrive. */
export function FirstSteps({ steps: doneSteps }: Pick<Attention, 'steps'>) {
  const t = useText()
  const steps = stepsFor(useOperatorConfig().mode === 'sandbox', t)
  const done = steps.filter(({ name }) => doneSteps[name])
  return (
    <section className={css.root}>
      <p className={css.progress}>
        {t('overview.firstSteps', { done: done.length, total: steps.length })}
      </p>
      <ol className={css.list}>
        {steps.map(({ name, title, text, href }) => {
          const isDone = doneSteps[name]
          return (
            <li key={name} className={css.step}>
              <span className={isDone ? css.doneMark : css.mark}>
                {isDone ? <CheckIcon /> : <ArrowRightIcon />}
              </span>
              <div>
                {isDone ? (
                  <p className={css.done}>
                    {title} <span className={css.doneWord}>{t('overview.done')}</span>
                  </p>
                ) : (
                  <>
                    <TextLink href={href}>{title}</TextLink>
                    <p className={css.explanation}>{text}</p>
                  </>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
