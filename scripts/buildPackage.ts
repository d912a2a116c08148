import { relative } from 'node:path'

import { root } from './lib/root.ts'
import { say } from './lib/say.ts'
import { buildPackage } from './package/buildPackage.ts'
import { builtFolder } from './package/builtPackage.ts'

/** Builds `@sluice/ui` as it is published. */
const started = performance.now()
await buildPackage()
const seconds = (performance.now() - started) / 1000
say(`Built ${relative(root, builtFolder)} in ${seconds.toFixed(1)} s`)
