import { PNG } from 'pngjs'
import { expect, test } from 'vitest'

import { compactPng } from './compactPng.ts'

/** A picture whose pixels go through `colors` colours. */
function draw(colors: number): Buffer {
  const png = new PNG({ width: 61, height: 37 })
  for (let pixel = 0; pixel < 61 * 37; pixel++) {
    const color = (pixel * 7) % colors
    png.data.set([color % 256, color >> 8, 255 - (color % 256), 255], pixel * 4)
  }
  return PNG.sync.write(png)
}

test.each([1, 2, 255, 256, 257, 2000])('%i colours stay what they are', (colors) => {
  const picture = draw(colors)
  const compact = compactPng(picture)
  expect(compact.length).toBeLessThanOrEqual(picture.length)
  const [before, after] = [PNG.sync.read(picture), PNG.sync.read(compact)]
  expect([after.width, after.height]).toEqual([before.width, before.height])
  expect(after.data.equals(before.data)).toBe(true)
})
