import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'
import { preview } from 'vite'

import { chromiumFlags, findChromium } from '../lib/chromium.ts'
import { freePort } from '../lib/listen.ts'
import { buildPage } from './buildPage.ts'
import { measureLoadMore } from './measureLoadMore.ts'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  // Also the floor: a plain table of words, of which nothing is skipped.
  options: { plain: { type: 'boolean', default: false } },
})
const sizes = positionals.length > 0 ? positionals.map(Number) : [100, 1000, 10_000]
const root = new URL('./loadMorePage', import.meta.url).pathname

const outDir = await buildPage(root)
const server = await preview({
  root,
  configFile: false,
  build: { outDir },
  preview: { host: '127.0.0.1', port: await freePort() },
})
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
const address = server.resolvedUrls?.local[0] ?? ''

const columns = ['clickToPaint', 'script', 'style', 'layout', 'paint'] as const

function say(name: string, cells: readonly string[]): void {
  process.stdout.write(`${name.padEnd(14)}${cells.map((cell) => cell.padStart(15)).join('')}\n`)
}

try {
  say('rows', ['first paint', ...columns])
  for (const [look, page] of [
    ['', address],
    ...(flags.plain ? [[' plain', `${address}?plain`] as const] : []),
  ] as const) {
    for (const size of sizes) {
      const { first, median, best } = await measureLoadMore(browser, page, size)
      say(`${size}${look}`, [
        first.toFixed(0),
        ...columns.map((column) => `${median[column].toFixed(1)} (${best[column].toFixed(1)})`),
      ])
    }
  }
  say('', ['Milliseconds with the processor slowed down four times: median (best) of 15 clicks.'])
} finally {
  await browser.close()
  await server.close()
  await rm(outDir, { recursive: true })
}
