import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The flags with which every Chromium of this project runs: headless, silent on the network, the same everywhere. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shell = 'chromium-headless-shell'

/** The first of these programs that `PATH` leads to. */
function findOnPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

/** The browser that draws pictures and is measured: `CHROMIUM_PATH`, else the first known name on `PATH`, else undefined. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findOnPath(names)
}

/**
 * The browser of stories and journeys: `CHROMIUM_PATH`, else Chromium's headless shell, else what {@link findChromium} finds. The shell has
 * the same engine and no window around it, which is a third of what a journey costs.
 */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH || findOnPath([shell, ...names])
}
