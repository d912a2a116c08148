/** Writes what the API reference page shows of the public calls, from the gateway's own OpenAPI document. */
import { writeFileSync } from 'node:fs'

import { root } from './lib/root.ts'
import { describeReference } from './reference/describeReference.ts'

const file = `${root}/packages/app/src/features/reference/reference.json`
writeFileSync(file, `${JSON.stringify(describeReference(), null, 2)}\n`)
