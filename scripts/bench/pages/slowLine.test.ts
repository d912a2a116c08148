import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { slowLine } from './slowLine.ts'

test('brings everything, in packets, no faster than the line is', async () => {
  const lane = slowLine(100_000)
  const content = Buffer.alloc(5_000, 'sluice')
  const arrived: number[] = []
  const began = performance.now()
  const received = [lane(), lane()].map(async (one) => {
    one.on('data', (packet: Buffer) => arrived.push(packet.length))
    one.end(content)
    return buffer(one.pipe(new PassThrough()))
  })
  expect(await Promise.all(received)).toEqual([content, content])
  // A timer may end half a millisecond early.
  expect(performance.now() - began).toBeGreaterThan(99)
  expect(Math.max(...arrived)).toBe(1_400)
})
