import { buildApp, isAppBuilt } from './lib/appBuild.ts'
import { say } from './lib/say.ts'

/**
 * Builds the app where that was not done or is out of date, then becomes the gateway: signals reach it and its exit code
 * is this process's without anybody in between.
 */
if (!(await isAppBuilt())) {
  say('Building the app …')
  await buildApp().catch((failure: Error & { stderr?: string }) => {
    say(failure.stderr || failure.message)
    process.exit(1)
  })
}
await import('../packages/gateway/src/main.ts')
