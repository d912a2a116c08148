import { buildNodePackage } from './buildNodePackage.ts'
import { buildPackage } from './buildPackage.ts'

/** Builds the packages before the first check. */
export default async function buildOnce(): Promise<void> {
  await buildPackage()
  await buildNodePackage()
}
