/**
 * Writes what is generated from the gateway's own OpenAPI document: what the API reference page shows of the public calls,
 * and the types of `@sluice/node`.
 */
import { writeFileSync } from 'node:fs'

import { root } from './lib/root.ts'
import { contractTypes } from './reference/contractTypes.ts'
import { describeReference } from './reference/describeReference.ts'

const reference = `${JSON.stringify(describeReference(), null, 2)}\n`
writeFileSync(`${root}/packages/app/src/features/reference/reference.json`, reference)
writeFileSync(`${root}/packages/node/src/contract.ts`, await contractTypes())
