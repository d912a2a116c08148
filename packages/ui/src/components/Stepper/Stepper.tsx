'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { AlertIcon, CheckIcon } from '../../icons/icons.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { useTexts } from '../../provider/useSettings.ts'
import * as css from './Stepper.css.ts'

const defaultTexts = {
  done: 'Completed',
  current: 'Current',
  upcoming: 'Not started',
  error: 'Failed',
}

export interface StepperStep {
  /** What is done in this step; unique within the stepper. */
  label: string
  /** A line below the label. */
  description?: string
  /** The step failed and needs the user. */
  error?: boolean
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The steps, in order. */
  steps: ReadonlyArray<StepperStep>
  /** The index of the current step. The number of steps once all are completed. */
  value: number
  /** The states of a step, for screen readers. */
  texts?: Partial<typeof defaultTexts>
}

function stateOf(step: StepperStep, index: number, value: number) {
  if (step.error) return 'error'
  if (index < value) return 'done'
  return index === value ? 'current' : 'upcoming'
}

function Marker({ state, number }: { state: keyof typeof defaultTexts; number: number }) {
  if (state === 'done') return <CheckIcon size="1.125rem" strokeWidth="2.25" />
  return state === 'error' ? <AlertIcon size="1.125rem" strokeWidth="2" /> : number
}

/** The steps of a task, and how far the user has got. */
export function Stepper({ steps, value, texts: givenTexts, className, ...rest }: StepperProps) {
  const texts = { ...defaultTexts, ...useTexts('Stepper', givenTexts) }
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets.
    <ol role="list" className={clsx(css.root, className)} {...rest}>
      {steps.map((step, index) => {
        const state = stateOf(step, index, value)
        return (
          <li
            key={step.label}
            aria-current={index === value ? 'step' : undefined}
            className={css.step}
          >
            <span className={css.state[state]} aria-hidden="true">
              <Marker state={state} number={index + 1} />
            </span>
            <div className={css.content}>
              <div className={clsx(css.label, state === 'upcoming' && css.muted)}>
                <span>{step.label}</span>
                <span className={visuallyHidden}>{`: ${texts[state]}`}</span>
              </div>
              {step.description && <p className={css.description}>{step.description}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
