import type { Attention } from '@sluice/api/contract'
import { ArrowRightIcon, CheckIcon, TextLink } from '@sluice/ui'

import { paths, sandboxPaths } from '../../config/paths.ts'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
import * as css from './FirstSteps.css.ts'

interface Step {
  name: keyof Attention['steps']
  title: string
  text: string
  href: string
}

function stepsFor(isSandbox: boolean): readonly Step[] {
  return [
    {
      name: 'wallet',
      title: 'Set your payout wallet',
      text: 'Your customers’ payments are forwarded to it.',
      href: paths.settings,
    },
    {
      name: 'api_key',
      title: 'Create an API key',
      text: 'Your server uses it to create payments.',
      href: paths.credentials,
    },
    {
      name: 'webhook',
      title: 'Add a webhook',
      text: 'We tell your server when a payment arrives.',
      href: paths.credentials,
    },
    {
      name: 'payment',
      title: 'Receive your first payment',
      text: isSandbox ? 'Create and simulate one in the sandbox.' : 'See how in the API reference.',
      href: isSandbox ? sandboxPaths.simulator : paths.credentialsDocs,
    },
  ]
}

/** What a new merchant has to do before payments arrive. */
export function FirstSteps({ steps: doneSteps }: Pick<Attention, 'steps'>) {
  const steps = stepsFor(useCapabilities().sandbox)
  const done = steps.filter(({ name }) => doneSteps[name])
  return (
    <section className={css.root}>
      <p className={css.progress}>
        First steps: {done.length} of {steps.length} done
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
                    {title} <span className={css.doneWord}>(done)</span>
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
