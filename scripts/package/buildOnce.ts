import { buildNodePackage } from './buildNodePackage.ts'
import { buildPackage } from './buildPackage.ts'

/** Builds the packages before the first check, as they are published: Vitest's own environment would build them for development. */
export default async function buildOnce(): Promise<void> {
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await buildPackage()
  await buildNodePackage()
  process.env.NODE_ENV = environment
}
