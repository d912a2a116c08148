import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { chromium } from 'playwright'

import { buildApp, isAppBuilt } from './lib/appBuild.ts'
import { chromiumFlags, findChromium } from './lib/chromium.ts'
import { root } from './lib/root.ts'

import { serveFolder } from './lib/listen.ts'

/** Draws the icons from the brand's mark, and the picture of a shared link from the landing page: after a change of either. */
const folder = join(root, 'packages/app/public')
const deep = '#0c2b33'
const onDeep = '#f6f3ec'

/** How large the mark stands on its ground; a maskable icon may lose a fifth of its edge on every side. */
const icons = [
  { file: 'favicon.png', size: 64, mark: 0.8, corner: 0.2 },
  { file: 'icons/apple-touch.png', size: 180, mark: 0.66, corner: 0 },
  { file: 'icons/192.png', size: 192, mark: 0.7, corner: 0.2 },
  { file: 'icons/512.png', size: 512, mark: 0.7, corner: 0.2 },
  { file: 'icons/maskable.png', size: 512, mark: 0.52, corner: 0 },
]

const brand = await readFile(join(root, 'packages/ui/src/brand/sluiceBrand.tsx'), 'utf8')
const path = / d="([^"]+)"/.exec(brand)?.[1] ?? ''
await mkdir(join(folder, 'icons'), { recursive: true })
if (!(await isAppBuilt())) await buildApp()
const site = await serveFolder(join(root, 'packages/app/dist'))
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const { file, size, mark, corner } of icons) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${deep};border-radius:${corner * 100}%">
        <svg viewBox="0 0 24 24" width="${mark * size}" fill="none" stroke="${onDeep}" stroke-width="2.25" stroke-linecap="round"><path d="${path}"/></svg>
      </body>`,
    )
    await page.screenshot({ path: join(folder, file), omitBackground: true })
    console.log(file)
  }
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.goto(`${site.url}/index.html`)
  // Links lead nowhere in a picture.
  await page.addStyleTag({ content: 'nav, h1 ~ div:has(a) { visibility: hidden }' })
  await page.screenshot({ path: join(folder, 'share.png'), animations: 'disabled' })
  console.log('share.png')
} finally {
  await browser.close()
  await site.close()
}
