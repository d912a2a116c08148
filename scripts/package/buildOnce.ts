import { buildPackage } from './buildPackage.ts'

/** Builds the package before the first check. */
export default async function buildOnce(): Promise<void> {
  await buildPackage()
}
