import { expect, test } from 'vitest'

import { axisTicks } from './axisTicks.ts'

test.each([
  { values: [], ticks: [1, 0.5, 0] },
  { values: [0, 0], ticks: [1, 0.5, 0] },
  { values: [12, 90], ticks: [100, 50, 0] },
  { values: [0.0000000001], ticks: [0.0000000001, 0.00000000005, 0] },
  { values: [31_000], ticks: [40_000, 20_000, 0] },
  { values: [90, -30], ticks: [100, 50, 0, -50] },
  { values: [10, -90], ticks: [50, 0, -50, -100] },
  { values: [-3], ticks: [0, -2, -4] },
])('the axis of $values has the ticks $ticks', ({ values, ticks }) => {
  const made = axisTicks(values)
  expect(made).toHaveLength(ticks.length)
  for (const [index, tick] of ticks.entries()) expect(made[index]).toBeCloseTo(tick, 12)
})
