/** Builds `@sluice/ui` and `@sluice/node` for publishing. */
import { buildNodePackage } from './package/buildNodePackage.ts'
import { buildPackage } from './package/buildPackage.ts'

const started = performance.now()
await buildPackage()
await buildNodePackage()
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`Built packages/ui/dist and packages/node/dist in ${seconds} s`)
