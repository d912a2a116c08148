/** Builds the app if it is out of date, then runs the gateway in this process, so that signals and exit codes are its own. */
import { buildApp, isAppBuilt } from './lib/appBuild.ts'

if (!(await isAppBuilt())) {
  console.log('Building the app …')
  await buildApp()
}
await import('../packages/gateway/src/main.ts')
