import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from 'playwright'

import { buildApp, isAppBuilt } from './lib/appBuild.ts'
import { chromiumFlags, findChromium } from './lib/chromium.ts'
import { startGateway } from './lib/gatewayProcess.ts'
import { root } from './lib/root.ts'

/** Takes the screenshots of the README: the running product, as the demo merchant sees it. */
const images = join(root, 'docs/images')
const shots = [{ name: 'home', path: '/home', width: 1280, height: 1040 }]

if (!(await isAppBuilt())) await buildApp()
await mkdir(images, { recursive: true })
const data = await mkdtemp(join(tmpdir(), 'sluice-screenshots-'))
const gateway = await startGateway({ DATA_DIR: data })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(`${gateway.url}/login`)
  await page.getByLabel('Email').fill(gateway.demo?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(gateway.demo?.password ?? '')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.waitForURL('**/home')
  for (const { name, path, width, height } of shots) {
    await page.setViewportSize({ width, height })
    await page.goto(`${gateway.url}${path}`)
    await page.getByRole('cell').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(images, `${name}.png`) })
    console.log(`docs/images/${name}.png`)
  }
} finally {
  await browser.close()
  await gateway.stop()
  await rm(data, { recursive: true, force: true })
}
