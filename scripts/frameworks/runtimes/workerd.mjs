import { readFile } from 'node:fs/promises'

import { Miniflare } from 'miniflare'

const worker = new Miniflare({
  modules: true,
  script: await readFile('dist/workerd.js', 'utf8'),
  compatibilityDate: '2026-07-01',
  telemetry: { enabled: false },
  // It would ask Cloudflare where this is.
  cf: false,
})
const response = await worker.dispatchFetch('http://worker.local/', {
  method: 'POST',
  body: process.env.SHOP,
})
console.log(await response.text())
await worker.dispose()
