/**
 * Prints how much JavaScript each page of the built app loads before it can be used, and which pages are above their
 * budget: the module scripts and preloads in the page's HTML with everything they import statically, compressed with
 * brotli. Fails if a page is above its budget. What the browser fetches once it is idle, such as the toasts, is not counted.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { Manifest } from 'vite'

import { root } from './lib/root.ts'

/** Kilobytes; see docs/performance.md. */
const budgets = [
  { kilobytes: 15, pages: ['index', 'docs', 'terms', 'privacy'] },
  {
    kilobytes: 160,
    pages: [
      'login',
      'signup',
      'forgotpassword',
      'resetPassword',
      'verifyuser',
      'pay/_id',
      'pay/link/_id',
      'pay/refund/_id',
    ],
  },
  {
    kilobytes: 180,
    pages: [
      'home',
      'transactions',
      'transactions/refunds',
      'credentials',
      'credentials/docs',
      'settings',
      'settings/business',
      'settings/payments',
      'settings/notifications',
      'settings/security',
      'settings/devices',
      'settings/data',
      'links',
      'links/invoices',
      'links/invoices/new',
      'counter',
      'notifications',
    ],
  },
]

const dist = join(root, 'packages/app/dist')
const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))

function addWithImports(file: string, files: Set<string>): void {
  if (files.has(file)) return
  files.add(file)
  for (const key of chunks.get(file)?.imports ?? []) {
    addWithImports(manifest[key]?.file ?? '', files)
  }
}

async function scriptBytes(page: string): Promise<number> {
  const html = await readFile(join(dist, `${page}.html`), 'utf8')
  const files = new Set<string>()
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    if (!/type="module"|rel="modulepreload"/.test(tag)) continue
    const file = /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1]
    if (file) addWithImports(file, files)
  }
  const inline = [...html.matchAll(/<script type="module"(?![^>]*\ssrc=)[^>]*>(.+?)<\/script>/gs)]
  const contents = await Promise.all([...files].map((file) => readFile(join(dist, file))))
  return [...contents, ...inline.map(([, code = '']) => code)]
    .map((content) => brotliCompressSync(content).length)
    .reduce((sum, length) => sum + length, 0)
}

for (const { kilobytes, pages } of budgets) {
  for (const page of pages) {
    const actual = (await scriptBytes(page)) / 1000
    const isOver = actual > kilobytes
    if (isOver) process.exitCode = 1
    console.log(
      `${page.padEnd(18)}${actual.toFixed(1).padStart(6)} kB of ${kilobytes} kB${isOver ? '  over' : ''}`,
    )
  }
}
