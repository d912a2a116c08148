import { readFileSync } from 'node:fs'

import fontverter from 'fontverter'
import { expect, it } from 'vitest'

const file = readFileSync(new URL('./fonts/sluice-sans.woff2', import.meta.url))

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

it('stays within its budget', () => {
  expect(file.length).toBeLessThanOrEqual(30_000)
})

it('has kept the slashed zero, which subsets lose easily', async () => {
  expect(features(await fontverter.convert(file, 'sfnt'))).toContain('zero')
})

it('does not carry the reserved name of the font that it was made from', async () => {
  const sfnt = await fontverter.convert(file, 'sfnt')
  const names = sfnt.subarray(tableAt(sfnt, 'name')).toString('latin1').replaceAll('\0', '')
  expect(names).toContain('Sluice Sans')
  expect(names).not.toContain('Plex')
})
