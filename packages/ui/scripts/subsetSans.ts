/**
 * Makes `src/theme/fonts/sluice-sans.woff2` from the complete IBM Plex Sans variable font on npm: Latin letters and the signs that the
 * product writes, weights 400 to 700, and the features behind `tabular-nums` and `slashed-zero` (the subsets that font services hand
 * out have lost `zero`). The package is unpacked rather than installed, because its install script reports home.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fontverter from 'fontverter'
import subsetFont from 'subset-font'

import { renameFont } from './renameFont.ts'

const source = '@ibm/plex-sans-variable@0.2.0'
const target = join(import.meta.dirname, '../src/theme/fonts')

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}

const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”•…‹›€₹−×→←↑↓≤≥≈\u2007\u2009\u202f'

const folder = mkdtempSync(join(tmpdir(), 'sluice-sans-'))
try {
  const tarball = execFileSync('npm', ['pack', source, '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  })
  execFileSync('tar', ['-xzf', tarball.trim()], { cwd: folder })
  const complete = join(folder, 'package/fonts/complete/woff2')
  const font = await subsetFont(
    readFileSync(join(complete, 'IBM Plex Sans Var-Roman.woff2')),
    characters,
    {
      targetFormat: 'sfnt',
      keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rvrn', 'zero'],
      variationAxes: { wdth: 100, wght: { min: 400, max: 700 } },
      noHinting: true,
    },
  )
  // The licence reserves the name "Plex": a changed font must not carry it.
  const renamed = await fontverter.convert(renameFont(font), 'woff2')
  writeFileSync(join(target, 'sluice-sans.woff2'), renamed)
  writeFileSync(join(target, 'LICENSE.txt'), readFileSync(join(complete, 'license.txt')))
} finally {
  rmSync(folder, { recursive: true })
}
