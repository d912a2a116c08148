/**
 * Writes what is generated from the gateway's own OpenAPI document: what the API reference page shows of the public calls,
 * and the types of `@sluice/node`.
 */
import { writeFileSync } from 'node:fs'

import { root } from './lib/root.ts'
import { sdkTypes } from './reference/sdkTypes.ts'
import { apiReference } from './reference/apiReference.ts'

const reference = `${JSON.stringify(apiReference(), null, 2)}\n`
writeFileSync(`${root}/packages/app/src/features/reference/reference.json`, reference)
writeFileSync(`${root}/packages/node/src/contract.ts`, await sdkTypes())
