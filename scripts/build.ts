/** Builds the app for production. The gateway runs from its sources. */
import { buildApp } from './lib/appBuild.ts'

const started = performance.now()
await buildApp()
console.log(`Built packages/app/dist in ${((performance.now() - started) / 1000).toFixed(1)} s`)
