import { buildApp, isAppBuilt } from '../scripts/lib/appBuild.ts'

/** Builds the app that the gateways serve, unless the build is up to date. */
export default async function globalSetup(): Promise<void> {
  if (!(await isAppBuilt())) await buildApp()
}
