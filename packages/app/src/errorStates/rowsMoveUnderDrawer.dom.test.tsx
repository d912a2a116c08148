import { demoToken, makePayment, mockHandlers, type Scenario } from '@sluice/mocks'
import { fireEvent } from '@testing-library/react'
import { getResponse } from 'msw'
import { expect, test } from 'vitest'

import { openApp, pass, prepareToOpen, read, until, type Server } from '../testing/openApp.tsx'

const later: Scenario = {
  label: 'Two payments have come',
  arrange: (merchant) => {
    const two = [1, 2].map((number) =>
      makePayment({ id: `of-later-${number}`, created_at: `2026-11-19T10:0${number}:00.000Z` }),
    )
    merchant.payments = [...two.toReversed(), ...merchant.payments]
  },
}

function serverOf(...scenarios: Scenario[]): Server {
  const handlers = mockHandlers(...scenarios)
  return (request) => getResponse(handlers, request)
}

function openers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main th button')]
}

const closed = () => expect(document.querySelector('[role=dialog]')).toBeNull()

prepareToOpen()

test.each([
  { opened: 2, returnsTo: 4, where: 'its row, which has moved down' },
  { opened: 6, returnsTo: 0, where: 'the first row, because its own has moved to the next page' },
])(
  'new payments arrive while a transaction is open: focus returns to $where',
  async ({ opened, returnsTo }) => {
    const { answerWith } = openApp('/home', demoToken, serverOf())
    await until(() => expect(openers()).toHaveLength(7))
    const opener = openers()[opened]
    opener?.focus()
    opener?.click()
    await until(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain('UTC'))
    answerWith(serverOf(later))
    await until(() => expect(read()).toContain('2 new transactions.'))
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
    await until(closed)
    await pass(500)
    expect(openers()[returnsTo]).toBe(document.activeElement)
  },
)
