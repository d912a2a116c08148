import { chromium } from 'playwright'
import type { Browser } from 'playwright'

import { chromiumFlags, findChromium } from '../scripts/lib/chromium.ts'
import { serveFolder } from '../scripts/lib/listen.ts'

/** Stories may show their own address, so it does not contain the port. Service workers need no TLS on `localhost`. */
export const origin = 'http://stories.localhost'

/** A browser that reaches a built Storybook at {@link origin} and nothing else. */
export interface StorybookBrowser {
  readonly browser: Browser
  /** Such as `x64 Chromium 156.0.8078.108`: a picture is the same to the byte only on the same processor by the same browser. */
  readonly name: string
  readonly close: () => Promise<void>
}

/** Serves a built Storybook on the loopback address and starts a browser for it. */
export async function openStorybook(folder: string): Promise<StorybookBrowser> {
  const server = await serveFolder(folder)
  const { host } = new URL(server.url)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      // Draw the same way on every processor and screen.
      '--disable-gpu',
      '--disable-lcd-text',
      '--disable-skia-runtime-opts',
      '--disable-partial-raster',
      '--font-render-hinting=none',
      `--host-resolver-rules=MAP stories.localhost:80 ${host}, MAP * ~NOTFOUND`,
    ],
  })
  return {
    browser,
    name: `${process.arch} Chromium ${browser.version()}`,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
