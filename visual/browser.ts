import { chromiumFlags, findChromium } from '../scripts/lib/chromium.ts'

/**
 * Where stories are, whatever port serves them: a screen may show its own address. On `localhost` service workers run
 * without TLS.
 */
export const origin = 'http://stories.localhost'

/** How the browser is started: it draws alike on every processor, and reaches nothing but the stories on this port. */
export function launchOptions(port: number) {
  return {
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      '--disable-gpu',
      '--disable-lcd-text',
      '--font-render-hinting=none',
      // A part that is drawn anew after a change would have other edges than the whole drawn at once.
      '--disable-partial-raster',
      '--disable-skia-runtime-opts',
      `--host-resolver-rules=MAP stories.localhost:80 127.0.0.1:${port}, MAP * ~NOTFOUND`,
    ],
  }
}
