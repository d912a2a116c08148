import {
  demoToken,
  failCall,
  failCallWith,
  htmlAnswers,
  mockHandlers,
  neverAnswers,
  offline,
  scenarios,
  truncatedAnswers,
  wrongShapes,
  type Scenario,
} from '@sluice/mocks'
import type { OperationName } from '@sluice/api/contract'
import { fireEvent } from '@testing-library/react'
import { getResponse } from 'msw'
import { describe, expect, test } from 'vitest'

import {
  button,
  buttons,
  field,
  fill,
  openApp,
  prepareToOpen,
  press,
  read,
  until,
} from '../testing/openApp.tsx'
import { reads } from './reads.ts'
import { openForm, submits } from './submits.ts'

type Fault = (call: OperationName) => Scenario

/** Every way in which a call can fail. */
const faults = {
  'no network': (call) => offline(call),
  'no response within ten seconds': (call) => neverAnswers(call),
  '403': (call) => failCallWith(call, 403, 'Not for you'),
  '409': (call) => failCallWith(call, 409, 'Meanwhile it changed'),
  '429': (call) => failCall(call, 'too_many_requests'),
  '500 with a message': (call) => failCallWith(call, 500, 'Out of tea'),
  '500 without a message': (call) => failCallWith(call, 500),
  '502 with a page of HTML': (call) => htmlAnswers(502, call),
  '200 with a page of HTML': (call) => htmlAnswers(200, call),
  'truncated JSON': (call) => truncatedAnswers(call),
  'unexpected JSON': (call) => wrongShapes(call),
} satisfies Record<string, Fault>
/** What every screen is tried with. All faults are tried on the first screen and the first form. */
const usual = ['no network', '500 with a message', 'unexpected JSON'] as const

function faultsFor(isFirst: boolean): [string, Fault][] {
  return Object.entries(faults).filter(([name]) => isFirst || usual.some((each) => each === name))
}

const sessionOver: Fault = (call) => failCallWith(call, 401, 'Who are you?')

/** A working server, and the same server with one failing call. */
function serverWith(fault: Scenario, given?: Scenario) {
  const healthy = mockHandlers(...(given ? [given] : []))
  const faulty = [...(fault.handlers?.() ?? []), ...healthy]
  return {
    healthy: (request: Request) => getResponse(healthy, request),
    faulty: (request: Request) => getResponse(faulty, request),
  }
}

prepareToOpen()

describe.each(reads)('$screen without $call', (reading) => {
  const { address, isPublic, given, call, trigger, errorText, shown } = reading

  async function openWith(fault: Fault) {
    const { healthy, faulty } = serverWith(fault(call), given && scenarios[given]())
    const app = openApp(address, isPublic ? undefined : demoToken, trigger ? healthy : faulty)
    if (trigger) {
      await until(() => button(trigger))
      app.answerWith(faulty)
      press(trigger)
    }
    return { ...app, heal: () => app.answerWith(healthy) }
  }

  test.each(faultsFor(reading === reads[0]))(
    '%s: shows an error, and the data after a retry',
    async (_, fault) => {
      const { heal } = await openWith(fault)
      await until(() => expect(read()).toMatch(errorText))
      await until(() => expect(buttons('Try again').length).toBeGreaterThan(0))
      heal()
      for (const again of buttons('Try again')) fireEvent.click(again)
      // A page behind a dialog shows the error too, but its retry button cannot be reached.
      await until(() => expect(read()).not.toMatch(errorText))
      await until(() => expect(read()).toMatch(shown))
    },
  )

  if (isPublic) return

  test('401: redirects to log in and explains why', async () => {
    await openWith(sessionOver)
    await until(() => expect(read()).toMatch('Your session has expired.'))
    expect(document.cookie).not.toContain('auth_token')
  })
})

describe.each(submits)('$screen: $call', (submit) => {
  const { address, guest, given, call, ready, openButton, typed, submitButton, errorText, done } =
    submit
  const again = submit.again ?? submitButton

  async function sendWith(fault: Fault) {
    const { healthy, faulty } = serverWith(fault(call), given && scenarios[given]())
    const app = openApp(address, guest ? undefined : demoToken, healthy)
    await until(() => expect(read()).toMatch(ready))
    if (openButton) await openForm(openButton, submitButton)
    for (const [label, text] of Object.entries(typed)) fill(label, text)
    app.answerWith(faulty)
    press(submitButton)
    return {
      heal: () => app.answerWith(healthy),
    }
  }

  test.each(faultsFor(submit === submits[0]))(
    '%s: shows an error, keeps the input, and succeeds on retry',
    async (_, fault) => {
      const { heal } = await sendWith(fault)
      await until(() => expect(read()).toMatch(errorText))
      await until(() => button(again))
      for (const [label, text] of Object.entries(typed)) {
        expect(text === true ? field(label).checked : field(label).value).toBe(text)
      }
      heal()
      press(again)
      await until(() => expect(read()).toMatch(done))
    },
  )

  test('401: shows a message', async () => {
    await sendWith(sessionOver)
    const words = call === 'login' ? 'Invalid credentials.' : 'Your session has expired.'
    await until(() => expect(read()).toContain(words))
  })
})

describe('Verify your email: verifyUser', () => {
  let links = 0
  const verifyWith = (fault: Fault) => {
    const { healthy, faulty } = serverWith(fault('verifyUser'), scenarios.tokenValid())
    links += 1
    return { ...openApp(`/verifyuser?token=link-${links}`, undefined, faulty), healthy }
  }
  const final = ['403', '409']

  test.each(faultsFor(false))('%s: shows an error, and verifies on retry', async (_, fault) => {
    const { answerWith, healthy, asked } = verifyWith(fault)
    await until(() => expect(read()).toMatch('Your email could not be verified.'))
    await until(() => expect(read()).toMatch('Failed to reset password.'))
    expect(asked).toEqual(['POST /user/verify_user'])
    answerWith(healthy)
    press('Try again')
    await until(() => expect(read()).toMatch('Your email is verified.'))
  })

  test.each(final)('%s: explains what to do instead', async (name) => {
    verifyWith((call) => failCallWith(call, Number(name), 'Used up'))
    await until(() => expect(read()).toMatch('already been used'))
    await until(() => expect(read()).toMatch('Reset password'))
  })

  test('401: redirects to log in', async () => {
    verifyWith(sessionOver)
    await until(() => expect(read()).toMatch('Forgot password?'))
  })
})

describe('changes that succeed but cannot be read back', () => {
  const sent = submits.filter(({ call }) =>
    ['addBusinessInfo', 'setWebhook', 'updateUser', 'updateWalletId'].includes(call),
  )

  test.each(sent)(
    '$screen: $call',
    async ({ address, given, ready, openButton, typed, submitButton, done }) => {
      const { healthy, faulty } = serverWith(
        faults['403']('getOverview'),
        given && scenarios[given](),
      )
      const app = openApp(address, demoToken, healthy)
      await until(() => expect(read()).toContain(ready))
      if (openButton) await openForm(openButton, submitButton)
      for (const [label, text] of Object.entries(typed)) fill(label, text)
      app.answerWith(faulty)
      press(submitButton)
      await until(() => expect(read()).toContain('could not be loaded.'))
      app.answerWith(healthy)
      press('Try again')
      await until(() => expect(read()).not.toContain('could not be loaded.'))
      await until(() => expect(read()).toContain(done))
    },
  )
})
