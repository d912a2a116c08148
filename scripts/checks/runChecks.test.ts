import { expect, test } from 'vitest'

import type { Check, Outcome } from './check.ts'
import { runChecks } from './runChecks.ts'

function check(name: string, more: Partial<Check> = {}): Check {
  return { name, command: ['true'], report: 'exit code', limit: 1, ...more }
}

/** Runs checks that take one turn of the event loop each; those named in `failing` fail. */
async function play(checks: readonly Check[], failing: readonly string[] = []) {
  const told: string[] = []
  let now = 0
  let most = 0
  const outcomes = await runChecks(checks, {
    missing: { postgres: 'install PostgreSQL' },
    atOnce: 2,
    run: async ({ name }) => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
      now--
      const failed = failing.includes(name) ? 1 : 0
      return { name, passed: 1 - failed, failed, skipped: 0, seconds: 0 }
    },
    onOutcome: (outcome: Outcome) => told.push(outcome.name),
  })
  return { outcomes, told, most }
}

test('runs two at once and answers in the order of the list', async () => {
  const { outcomes, told, most } = await play([
    check('a', { after: ['c'] }),
    check('b'),
    check('c'),
  ])
  expect(most).toBe(2)
  expect(told).toEqual(['b', 'c', 'a'])
  expect(outcomes.map(({ name, passed }) => `${name} ${passed}`)).toEqual(['a 1', 'b 1', 'c 1'])
})

test('what the machine lacks is skipped, with the advice, and never passed', async () => {
  const { outcomes } = await play([check('a', { needs: ['postgres'] })])
  expect(outcomes).toEqual([
    {
      name: 'a',
      passed: 0,
      failed: 0,
      skipped: 1,
      seconds: 0,
      note: 'not run: install PostgreSQL',
    },
  ])
})

test('what comes after a failure is skipped, and what comes after that too', async () => {
  const { outcomes } = await play(
    [check('build'), check('e2e', { after: ['build'] }), check('more', { after: ['e2e'] })],
    ['build'],
  )
  expect(outcomes.map(({ skipped, note }) => [skipped, note])).toEqual([
    [0, undefined],
    [1, 'not run: build did not pass'],
    [1, 'not run: e2e did not pass'],
  ])
})

test('a check whose forerunner was not selected runs', async () => {
  const { outcomes } = await play([check('e2e', { after: ['build'] })])
  expect(outcomes[0]?.passed).toBe(1)
})
