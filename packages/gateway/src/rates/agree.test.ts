import { toAmount } from '@sluice/api/contract'
import type { Decimal } from '@sluice/api/contract'
import { expect, test } from 'vitest'

import { agree } from './agree.ts'
import type { Opinion } from './agree.ts'

const policy = { maxAgeMs: 900_000, maxJump: 500, holdMs: 600_000 }
const now = new Date('2026-11-20T11:00:00Z')

function after(minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}

function opinions(rates: Record<string, Decimal>, at = now): Opinion[] {
  return Object.entries(rates).map(([source, rate]) => ({ source, rate: toAmount(rate), at }))
}

function agreeOn(rates: Record<string, Decimal>, before?: Decimal) {
  const { accepted } = agree(
    opinions(rates),
    before === undefined ? undefined : toAmount(before),
    null,
    now,
    policy,
  )
  return accepted && { rate: accepted.rate, sources: accepted.sources }
}

test.each<{ says: Record<string, Decimal>; before?: Decimal; rate: Decimal; sources: string[] }>([
  { says: { a: '84', b: '85', c: '84.5' }, rate: '84.5', sources: ['a', 'b', 'c'] },
  { says: { a: '84', b: '85' }, rate: '84.5', sources: ['a', 'b'] },
  { says: { a: '84' }, rate: '84', sources: ['a'] },
  // A liar beside an honest source, and beside two.
  { says: { a: '84.2', liar: '8.4' }, before: '84', rate: '84.2', sources: ['a'] },
  { says: { a: '84', b: '84.2', liar: '100' }, rate: '84.1', sources: ['a', 'b'] },
  // A jump on which two agree.
  { says: { a: '120', b: '121' }, before: '84', rate: '120.5', sources: ['a', 'b'] },
])('of $says, with $before before, $rate counts', ({ says, before, rate, sources }) => {
  expect(agreeOn(says, before)).toEqual({ rate: toAmount(rate), sources })
})

test('two sources that contradict each other say nothing at first', () => {
  expect(agreeOn({ a: '84', b: '120' })).toBeUndefined()
})

test('an old rate, and one from the future, are no opinions', () => {
  for (const at of [after(-16), after(5)]) {
    expect(agree(opinions({ a: '84' }, at), undefined, null, now, policy).accepted).toBeUndefined()
  }
})

test('a lone source that jumps is believed after ten minutes, unless it jumps again', () => {
  const before = toAmount('84')
  const first = agree(opinions({ a: '120' }), before, null, now, policy)
  expect(first.accepted).toBeUndefined()
  const early = agree(opinions({ a: '121' }, after(9)), before, first.suspicion, after(9), policy)
  expect(early).toEqual(first)
  const other = agree(opinions({ a: '60' }, after(10)), before, first.suspicion, after(10), policy)
  expect(other).toEqual({
    accepted: undefined,
    suspicion: { rate: toAmount('60'), since: after(10) },
  })
  const held = agree(opinions({ a: '121' }, after(10)), before, first.suspicion, after(10), policy)
  expect(held.accepted?.rate).toBe(toAmount('121'))
  expect(held.suspicion).toBeNull()
})
