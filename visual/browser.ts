import { chromiumFlags, findChromium } from '../scripts/lib/chromium.ts'

/** How the browser is started: letters without hinting or coloured edges, and no name resolves but this machine's. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    ...chromiumFlags,
    '--disable-gpu',
    '--disable-lcd-text',
    '--font-render-hinting=none',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
}
