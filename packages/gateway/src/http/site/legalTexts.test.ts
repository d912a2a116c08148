import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { defaultOperatorConfig, pagePlaceholders } from '@sluice/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { checkSettings } from '../../config/loadSettings.ts'
import { fillPage } from './fillPage.ts'
import { loadLegalTexts, missingLegalTexts, renderMarkdown } from './legalTexts.ts'
import type { LegalTexts } from './legalTexts.ts'

/** A page with a place for the terms. */
function filledIn(legalTexts: LegalTexts): string {
  const page = `<div>${pagePlaceholders.terms}</div>`
  return fillPage(page, { config: defaultOperatorConfig, publicUrl: '', legalTexts })
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sluice-legal-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the operator’s Markdown replaces the placeholder', async () => {
  const file = join(folder, 'terms.md')
  await writeFile(file, '# Scope\n\nCosts are $1 & up.\n')
  const html = filledIn(await loadLegalTexts(checkSettings({ terms_file: file })))
  expect(html).toBe('<div><h2>Scope</h2>\n<p>Costs are $1 &amp; up.</p>\n</div>')
})

test('a sandbox has texts about itself', async () => {
  const { terms, privacy } = await loadLegalTexts(checkSettings({}))
  expect(terms).toContain('<strong>sandbox</strong>')
  expect(privacy).toContain('mailbox page')
})

test('a live gateway without files leaves the place empty, and knows what is missing', async () => {
  const texts = await loadLegalTexts({ ...checkSettings({}), mode: 'live' })
  expect(missingLegalTexts(texts)).toEqual(['TERMS_FILE', 'PRIVACY_FILE'])
  expect(filledIn(texts)).toBe('<div></div>')
})

test('a file that cannot be read stops the start', async () => {
  const settings = checkSettings({ privacy_file: join(folder, 'missing.md') })
  await expect(loadLegalTexts(settings)).rejects.toThrow(/^PRIVACY_FILE .* can't be read$/)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x]: vbscript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '<a href="javascript:alert(1)">x</a>',
])('%s runs nothing', (text) => {
  const html = renderMarkdown(text)
  expect(html).not.toMatch(/<(?:script|img|a)\b[^>]*(?:script:|onerror|data:)/i)
  expect(html).not.toContain('<script')
})
