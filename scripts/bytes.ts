import { loadedBy, readManifest } from './bytes/loadedBy.ts'
import { routes } from './bytes/routes.ts'
import { say } from './lib/say.ts'

/** Prints what each route of the built app loads before it can be used, and fails where that is above its bound. */
const limits = { css: 6, fonts: 30, requests: 6 }
const manifest = await readManifest()
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

say('route              JS kB (bound, target)  CSS kB (bound)  fonts kB (30)  requests (bound)')
let over = false
for (const { path, js, target, css = limits.css, requests = limits.requests } of routes) {
  const loaded = await loadedBy(manifest, path)
  const broken =
    loaded.js > js * 1000 ||
    loaded.css > css * 1000 ||
    loaded.fonts > limits.fonts * 1000 ||
    loaded.requests > requests
  over ||= broken
  say(
    [
      path.padEnd(18),
      `${kilobytes(loaded.js)} (${js}, ${target})`.padEnd(22),
      `${kilobytes(loaded.css)} (${css})`.padEnd(15),
      kilobytes(loaded.fonts).padEnd(14),
      `${loaded.requests} (${requests})`,
      broken ? 'over' : '',
    ].join(' '),
  )
}
if (over) process.exit(1)
