import { buildApp } from './lib/appBuild.ts'
import { say } from './lib/say.ts'

/** Builds the app for production, whether or not that was done before. The gateway runs from its sources. */
const started = performance.now()
await buildApp().catch((failure: Error & { stderr?: string }) => {
  say(failure.stderr || failure.message)
  process.exit(1)
})
say(`Built packages/app/dist in ${((performance.now() - started) / 1000).toFixed(1)} s`)
