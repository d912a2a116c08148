/**
 * Builds the fonts in `src/theme/fonts` from IBM Plex on npm, reduced to the characters that the product uses. The
 * license reserves the name "Plex", so the results are renamed. The packages are unpacked rather than installed because
 * the install script of `@ibm/plex-sans-variable` sends telemetry.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fontverter from 'fontverter'
import subsetFont from 'subset-font'

import { renameFont } from './renameFont.ts'

const target = join(import.meta.dirname, '../src/theme/fonts')

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}

const ascii = range(0x20, 0x7e)
const punctuation = '–—‘’“”•…'

const sources = [
  {
    package: '@ibm/plex-sans-variable@0.2.0',
    fontFile: 'fonts/complete/woff2/IBM Plex Sans Var-Roman.woff2',
    family: 'Sluice Sans',
    file: 'sluice-sans',
    characters: `${ascii + range(0xa0, 0xff) + punctuation}‹›€₹−×←→↑↓≤≥≈\u2007\u2009\u202f`,
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
  ...[400, 600].map((weight) => ({
    package: '@fontsource/ibm-plex-mono@5.3.0',
    fontFile: `files/ibm-plex-mono-latin-${weight}-normal.woff2`,
    family: 'Sluice Mono',
    file: `sluice-mono-${weight}`,
    characters: `${ascii + punctuation}\u00a0·×`,
    axes: {},
  })),
]

const folder = mkdtempSync(join(tmpdir(), 'sluice-fonts-'))
try {
  for (const source of sources) {
    const tarball = execFileSync('npm', ['pack', source.package, '--silent'], {
      cwd: folder,
      encoding: 'utf8',
    })
    execFileSync('tar', ['-xzf', tarball.trim()], { cwd: folder })
    const subset = await subsetFont(
      readFileSync(join(folder, 'package', source.fontFile)),
      source.characters,
      {
        targetFormat: 'sfnt',
        // `zero` is the slashed zero, which amounts use. The mono has a dotted zero by default.
        keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rvrn', 'zero'],
        variationAxes: source.axes,
        noHinting: true,
      },
    )
    const renamed = await fontverter.convert(renameFont(subset, source.family), 'woff2')
    writeFileSync(join(target, `${source.file}.woff2`), renamed)
  }
} finally {
  rmSync(folder, { recursive: true })
}
