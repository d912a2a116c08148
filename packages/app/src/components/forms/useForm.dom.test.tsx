import type { ApiFailure } from '@sluice/api'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { useForm, type FormLogic } from './useForm.ts'

afterEach(cleanup)

const schema = v.object({
  email: v.pipe(v.string(), v.nonEmpty('Email is required')),
  password: v.pipe(v.string(), v.nonEmpty('Password is required')),
  terms: v.literal(true, 'You must accept terms & condition'),
})
type Fields = v.InferOutput<typeof schema>

const accept = () => Promise.resolve(undefined)
const ignore = () => undefined

interface Props {
  send?: (values: Fields) => Promise<ApiFailure | undefined>
  load?: () => Promise<FormLogic<Fields>>
  onSent?: (values: Fields) => void
  onFailed?: (failure: ApiFailure) => void
}

function Example({ send = accept, load, onSent = ignore, onFailed = ignore }: Props) {
  const form = useForm<Fields>({
    load: load ?? (() => Promise.resolve({ schema, send })),
    onSent,
    onFailed,
  })
  return (
    <form {...form.props} aria-label="Example">
      {(['email', 'password', 'terms'] as const).map((name) => (
        <div key={name}>
          <input
            name={name}
            aria-label={name}
            type={name === 'terms' ? 'checkbox' : 'text'}
            aria-invalid={name in form.errors}
          />
          <p>{form.errors[name]}</p>
        </div>
      ))}
      <button disabled={form.sending}>{form.sending ? 'Sending...' : 'Send'}</button>
    </form>
  )
}

/** A promise that the test settles when it likes. */
function later<T>() {
  const settle: { resolve?: (value: T) => void } = {}
  const promise = new Promise<T>((resolve) => {
    settle.resolve = resolve
  })
  return { promise, resolve: (value: T) => settle.resolve?.(value) }
}

function holdSubmit(parent: HTMLElement | null) {
  window.heldSubmit ??= parent?.querySelector('form')
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('email'), 'asha@shop.example')
  await userEvent.type(screen.getByLabelText('password'), 'correct horse')
  await userEvent.click(screen.getByLabelText('terms'))
}

const filledIn = { email: 'asha@shop.example', password: 'correct horse', terms: true }

describe('a form', () => {
  test('says nothing before the first submit, then all that is wrong, and focuses the first', async () => {
    render(<Example />)
    await userEvent.type(screen.getByLabelText('email'), 'a')
    await userEvent.clear(screen.getByLabelText('email'))
    expect(screen.queryByText('Email is required')).toBeNull()

    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByText('Email is required')).toBeTruthy()
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(screen.getByText('You must accept terms & condition')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('email'))
  })

  test('takes an error away as one types, and brings it back', async () => {
    render(<Example />)
    await userEvent.click(screen.getByRole('button'))
    await screen.findByText('Email is required')
    await userEvent.type(screen.getByLabelText('email'), 'a')
    await waitFor(() => expect(screen.queryByText('Email is required')).toBeNull())
    await userEvent.clear(screen.getByLabelText('email'))
    expect(await screen.findByText('Email is required')).toBeTruthy()
  })

  test('sends once, however often it is submitted', async () => {
    const answer = later<undefined>()
    const send = vi.fn<(values: Fields) => Promise<undefined>>(() => answer.promise)
    render(<Example send={send} />)
    await fillIn()
    const form = screen.getByRole<HTMLFormElement>('form')
    form.requestSubmit()
    form.requestSubmit()
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveProperty(
      'disabled',
      true,
    )
    form.requestSubmit()
    answer.resolve(undefined)
    await screen.findByRole('button', { name: 'Send' })
    expect(send.mock.calls).toEqual([[filledIn]])
  })

  test('keeps what is typed when the server refuses a field, and shows the words beside it', async () => {
    const failure: ApiFailure = {
      kind: 'http',
      status: 422,
      errors: [
        { field: 'password', message: 'Password is too common' },
        { field: 'elsewhere', message: 'Nobody sees this' },
      ],
    }
    const onFailed = vi.fn<(failure: ApiFailure) => void>()
    render(<Example send={() => Promise.resolve(failure)} onFailed={onFailed} />)
    await fillIn()
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByText('Password is too common')).toBeTruthy()
    expect(screen.getByLabelText('password')).toHaveProperty('value', 'correct horse')
    expect(document.activeElement).toBe(screen.getByLabelText('password'))
    expect(onFailed.mock.calls).toEqual([[failure]])

    await userEvent.type(screen.getByLabelText('password'), '!')
    await waitFor(() => expect(screen.queryByText('Password is too common')).toBeNull())
  })

  test('adopts what was typed before its code arrived, and does a held submit once', async () => {
    const send = vi.fn<(values: Fields) => Promise<undefined>>().mockResolvedValue(undefined)
    const arrival = later<FormLogic<Fields>>()
    const onSent = vi.fn<(values: Fields) => void>()
    render(<Example load={() => arrival.promise} onSent={onSent} />)
    await fillIn()
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(screen.getByRole('button'))
    expect(send).not.toHaveBeenCalled()
    arrival.resolve({ schema, send })
    await waitFor(() => expect(onSent.mock.calls).toEqual([[filledIn]]))
    expect(send.mock.calls).toEqual([[filledIn]])
  })

  test('does once what was submitted before the app was there', async () => {
    const send = vi.fn<(values: Fields) => Promise<undefined>>().mockResolvedValue(undefined)
    delete window.heldSubmit
    render(
      // A parent's ref is set after its children's and before any effect.
      <main ref={holdSubmit}>
        <Example send={send} />
      </main>,
    )
    expect(await screen.findByText('Email is required')).toBeTruthy()
    expect(window.heldSubmit).toBeNull()
    expect(send).not.toHaveBeenCalled()
  })

  test('sends what a browser filled in silently', async () => {
    const send = vi.fn<(values: Fields) => Promise<undefined>>().mockResolvedValue(undefined)
    render(<Example send={send} />)
    await userEvent.click(screen.getByRole('button'))
    await screen.findByText('Email is required')
    for (const name of ['email', 'password'] as const) {
      screen.getByLabelText<HTMLInputElement>(name).value = filledIn[name]
    }
    screen.getByLabelText<HTMLInputElement>('terms').checked = true
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(send.mock.calls).toEqual([[filledIn]]))
  })

  test('says so when its code cannot be fetched, and works once it can', async () => {
    const onFailed = vi.fn<(failure: ApiFailure) => void>()
    const send = vi.fn<(values: Fields) => Promise<undefined>>().mockResolvedValue(undefined)
    let online = false
    render(
      <Example
        onFailed={onFailed}
        load={() =>
          online ? Promise.resolve({ schema, send }) : Promise.reject(new TypeError('offline'))
        }
      />,
    )
    await fillIn()
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(onFailed.mock.calls).toEqual([[{ kind: 'network' }]]))
    online = true
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  })

  test('works under StrictMode, whose effects run twice', async () => {
    const send = vi.fn<(values: Fields) => Promise<undefined>>().mockResolvedValue(undefined)
    render(
      <StrictMode>
        <Example send={send} />
      </StrictMode>,
    )
    await fillIn()
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(send.mock.calls).toEqual([[filledIn]]))
  })
})
