import type { ApiFailure } from '@sluice/api'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'

import { WithTexts } from '../../messages/testing/WithTexts.tsx'
import { useContractForm } from './useContractForm.ts'

afterEach(cleanup)

const schema = v.object({
  email: v.pipe(v.string(), v.nonEmpty('Email is required')),
  password: v.pipe(v.string(), v.nonEmpty('Password is required')),
  terms: v.literal(true, 'You must accept terms & condition'),
})
type Values = v.InferOutput<typeof schema>

const filledIn: Values = { email: 'asha@shop.example', password: 'correct horse', terms: true }

function Example({ submit }: { submit: (values: Values) => Promise<ApiFailure | undefined> }) {
  const { formProps, field, isSubmitting } = useContractForm(schema, submit)
  return (
    <form {...formProps} aria-label="Example">
      {(['email', 'password', 'terms'] as const).map((name) => {
        const { error, ...registration } = field(name)
        return (
          <div key={name}>
            <input
              {...registration}
              aria-label={name}
              type={name === 'terms' ? 'checkbox' : 'text'}
              aria-invalid={error !== undefined}
            />
            <p>{error}</p>
          </div>
        )
      })}
      <button>{isSubmitting ? 'Sending...' : 'Send'}</button>
    </form>
  )
}

function accepting() {
  return vi.fn<(values: Values) => Promise<undefined>>().mockResolvedValue(undefined)
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('email'), filledIn.email)
  await userEvent.type(screen.getByLabelText('password'), filledIn.password)
  await userEvent.click(screen.getByLabelText('terms'))
}

test('shows no error before the first submit, then all of them, and focuses the first field', async () => {
  const submit = accepting()
  render(<Example submit={submit} />, { wrapper: WithTexts })
  await userEvent.type(screen.getByLabelText('email'), 'a')
  await userEvent.clear(screen.getByLabelText('email'))
  expect(screen.queryByText('Email is required')).toBeNull()

  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('Email is required')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(screen.getByText('You must accept terms & condition')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('email'))
  expect(submit).not.toHaveBeenCalled()

  await userEvent.type(screen.getByLabelText('email'), 'a')
  await waitFor(() => expect(screen.queryByText('Email is required')).toBeNull())
})

test('submits once, however often it is clicked', async () => {
  let accept: (() => void) | undefined
  const submit = vi.fn<(values: Values) => Promise<undefined>>(
    () =>
      new Promise((resolve) => {
        accept = () => resolve(undefined)
      }),
  )
  render(
    <StrictMode>
      <Example submit={submit} />
    </StrictMode>,
    { wrapper: WithTexts },
  )
  await fillIn()
  const form = screen.getByRole<HTMLFormElement>('form')
  form.requestSubmit()
  form.requestSubmit()
  await screen.findByRole('button', { name: 'Sending...' })
  form.requestSubmit()
  accept?.()
  await screen.findByRole('button', { name: 'Send' })
  expect(submit.mock.calls.map(([values]) => values)).toEqual([filledIn])
})

test('keeps the input when the server rejects a field, and shows its message', async () => {
  const failure: ApiFailure = {
    kind: 'http',
    status: 422,
    errors: [
      { field: 'password', message: 'Password is too common' },
      { field: 'unknown', message: 'Not shown' },
    ],
  }
  render(<Example submit={() => Promise.resolve(failure)} />, { wrapper: WithTexts })
  await fillIn()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('Password is too common')).toBeTruthy()
  expect(screen.getByLabelText('password')).toHaveProperty('value', filledIn.password)
  expect(document.activeElement).toBe(screen.getByLabelText('password'))
})

test('a prerendered form keeps input from before hydration', async () => {
  const submit = accepting()
  const container = document.body.appendChild(document.createElement('main'))
  const form = (
    <WithTexts>
      <Example submit={submit} />
    </WithTexts>
  )
  container.innerHTML = renderToString(form)
  await fillIn()
  render(form, { container, hydrate: true })
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(submit.mock.calls.map(([values]) => values)).toEqual([filledIn]))
})
