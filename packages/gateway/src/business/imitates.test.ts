import { expect, test } from 'vitest'

import { imitates } from './imitates.ts'

const reserved = ['Sluice', 'Acme Pay']

test.each([
  'Sluice',
  'sluice support',
  'SIuice',
  'Slüice',
  'ѕӏuісе',
  'ＳＬＵＩＣＥ',
  'The-Sluice-Team',
  'S\u0301luice',
  'ACME  pay',
])('%j can be mistaken for the operator', (name) => {
  expect(imitates(name, reserved)).toBe(true)
})

test.each(['Sluicegate Cafe', 'Acme', 'Pay Acme', 'Ravi Spices', 'चाय की दुकान', 'سلامة'])(
  '%j is a name of its own',
  (name) => {
    expect(imitates(name, reserved)).toBe(false)
  },
)
