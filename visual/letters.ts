import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Browser } from '@playwright/test'

import { compactPng } from './compactPng.ts'
import { baselinesFolder, key } from './places.ts'

/** Letters in the machine's own fonts, as the product uses them beside its own: for amounts, hashes and code. */
const sample = `<body style="margin:8px;font-size:16px;line-height:24px">
  <p style="font-family:ui-monospace,'DejaVu Sans Mono',monospace">0x3f9a 1,204.50 {"id": 7} →</p>
  <p style="font-family:Arial,sans-serif">Quick brown fox ✓ ₹ … €</p>
  <p style="font:600 16px serif">Grumpy wizards</p>
</body>`

/** The name of their picture among the baselines. */
export const lettersName = 'letters.png'

const lettersFile = join(baselinesFolder, lettersName)

/** Keeps how this machine draws letters beside the baselines that it takes. */
export async function keepLetters(browser: Browser): Promise<void> {
  await mkdir(baselinesFolder, { recursive: true })
  await writeFile(lettersFile, await drawLetters(browser))
}

/**
 * Why pictures of this machine cannot be compared with the baselines, if so: there are none for its platform and
 * browser, or they were taken where the system's fonts are others. No change of ours can alter the letters.
 */
export async function whyNotComparable(browser: Browser): Promise<string | undefined> {
  if (!existsSync(lettersFile)) return `There are no baselines for ${key}`
  const same = (await readFile(lettersFile)).equals(await drawLetters(browser))
  return same ? undefined : `The baselines for ${key} were taken with other system fonts`
}

async function drawLetters(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 360, height: 120 } })
  await page.setContent(sample)
  const picture = await page.screenshot()
  await page.close()
  return compactPng(picture)
}
