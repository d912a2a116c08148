import { readFile } from 'node:fs/promises'

import { EdgeRuntime } from 'edge-runtime'

const runtime = new EdgeRuntime({ initialCode: await readFile('dist/edge.js', 'utf8') })
const response = await runtime.dispatchFetch('http://edge.local/', {
  method: 'POST',
  body: process.env.SHOP,
})
console.log(await response.text())
process.exit()
