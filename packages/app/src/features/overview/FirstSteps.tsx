import { toApiFailure, useSetFirstStepsMutation } from '@sluice/api'
import type { Attention, FirstSteps as Answer } from '@sluice/api/contract'
import { ArrowRightIcon, Button, CheckIcon, TextLink } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './FirstSteps.css.ts'
import { firstStepList } from './firstStepList.ts'
import { PlacesQuestion } from './PlacesQuestion.tsx'

export interface FirstStepsProps extends Pick<Attention, 'steps' | 'first_steps'> {
  onPostpone: () => void
}

/** What a new merchant has to do before payments arrive, which depends on where they take them. */
export function FirstSteps({
  steps: doneSteps,
  first_steps: { places },
  onPostpone,
}: FirstStepsProps) {
  const t = useText()
  const isSandbox = useOperatorConfig().mode === 'sandbox'
  const [setFirstSteps, { error, isLoading }] = useSetFirstStepsMutation()
  const [isAsking, setIsAsking] = useState(places === null)

  async function save(answer: Answer) {
    const { data } = await setFirstSteps(answer)
    if (data) setIsAsking(data.places === null)
  }

  const later = (
    <Button
      tone={isAsking ? 'plain' : 'secondary'}
      size={isAsking ? 'medium' : 'small'}
      onClick={() => {
        onPostpone()
        void save({ places, is_postponed: true })
      }}
    >
      {t('overview.later')}
    </Button>
  )
  const failure = error && (
    <FormFailure>{failureMessage(toApiFailure(error), 'change', t)}</FormFailure>
  )
  if (isAsking || !places) {
    return (
      <>
        <PlacesQuestion
          places={places ?? []}
          isSaving={isLoading}
          onAnswer={(answered) => void save({ places: answered, is_postponed: false })}
          actions={later}
        />
        {failure}
      </>
    )
  }
  const steps = firstStepList(places, isSandbox, t)
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
      <div className={css.actions}>
        <Button tone="secondary" size="small" onClick={() => setIsAsking(true)}>
          {t('overview.changePlaces')}
        </Button>
        {later}
      </div>
      {failure}
    </section>
  )
}
