import { readFileSync } from 'node:fs'

import fontverter from 'fontverter'
import { describe, expect, it } from 'vitest'

function tableAt(sfnt: Buffer, tag: string): number {
  for (let entry = 12; ; entry += 16) {
    if (sfnt.toString('latin1', entry, entry + 4) === tag) return sfnt.readUInt32BE(entry + 8)
  }
}

function features(sfnt: Buffer): string[] {
  const table = tableAt(sfnt, 'GSUB')
  const list = table + sfnt.readUInt16BE(table + 6)
  return Array.from({ length: sfnt.readUInt16BE(list) }, (_, i) =>
    sfnt.toString('latin1', list + 2 + i * 6, list + 6 + i * 6),
  )
}

describe.each([
  { file: 'sluice-sans', family: 'Sluice Sans', maxBytes: 25_000 },
  { file: 'sluice-mono-400', family: 'Sluice Mono', maxBytes: 6000 },
  { file: 'sluice-mono-600', family: 'Sluice Mono', maxBytes: 6000 },
])('the font $file', ({ file, family, maxBytes }) => {
  const font = readFileSync(new URL(`./fonts/${file}.woff2`, import.meta.url))

  it(`is at most ${maxBytes} bytes`, () => {
    expect(font.length).toBeLessThanOrEqual(maxBytes)
  })

  it('does not use the reserved name of its source', async () => {
    const sfnt = await fontverter.convert(font, 'sfnt')
    const names = sfnt.subarray(tableAt(sfnt, 'name')).toString('latin1').replaceAll('\0', '')
    expect(names).toContain(family)
    expect(names).not.toContain('Plex')
  })
})

it('has the slashed zero in the sans', async () => {
  const font = readFileSync(new URL('./fonts/sluice-sans.woff2', import.meta.url))
  expect(features(await fontverter.convert(font, 'sfnt'))).toContain('zero')
})
