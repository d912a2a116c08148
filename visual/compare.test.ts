import { PNG } from 'pngjs'
import { expect, test } from 'vitest'

import { changedTokens, compare } from './compare.ts'
import type { Color } from './compare.ts'

/** A picture ten pixels high of columns in these colors. */
function picture(...columns: readonly Color[]): Buffer {
  const png = new PNG({ width: columns.length, height: 10 })
  for (let y = 0; y < 10; y += 1) {
    for (const [x, color] of columns.entries())
      png.data.set([...color, 255], (y * png.width + x) * 4)
  }
  return PNG.sync.write(png)
}

const white: Color = [255, 255, 255]
const red: Color = [180, 50, 26]
const green: Color = [0, 255, 0]
const tokens = changedTokens(
  { '--sl-danger': red, '--sl-text': [0, 0, 0] },
  { '--sl-danger': green, '--sl-text': [0, 0, 0] },
)

test('a picture that differs by a rounding error, or in 16 pixels, is the same', () => {
  expect(compare(picture(white, red), picture([254, 255, 255], [181, 51, 25]), [])).toBeUndefined()
  expect(compare(picture(white, red), picture(white, [182, 50, 26]), [])).toBeUndefined()
  expect(compare(picture(red, red, white), picture([182, 50, 26], green, white), [])).toEqual({
    token: undefined,
  })
})

test('a picture of another size differs', () => {
  expect(compare(picture(white), picture(white, white), tokens)).toEqual({ token: undefined })
})

test('a token explains what changed as it did, also at the edge of a letter', () => {
  // Half red on white, and half green.
  const before = picture(white, red, [218, 153, 141])
  expect(compare(before, picture(white, green, [128, 255, 128]), tokens)).toEqual({
    token: 'danger',
  })
})

test('a token does not explain what changed otherwise', () => {
  const before = picture(white, red, red)
  expect(compare(before, picture(green, red, green), tokens)).toEqual({ token: undefined })
  const blue: Color = [0, 0, 255]
  expect(compare(before, picture(white, blue, blue), tokens)).toEqual({ token: undefined })
})
