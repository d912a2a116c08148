/** Builds `@sluice/ui` for publishing. */
import { buildPackage } from './package/buildPackage.ts'

const started = performance.now()
await buildPackage()
console.log(`Built packages/ui/dist in ${((performance.now() - started) / 1000).toFixed(1)} s`)
