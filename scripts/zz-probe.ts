import { chromium } from "playwright"
import { chromiumFlags, findChromium } from '/work/main/scripts/lib/chromium.ts'
import { serveApp } from '/work/main/scripts/bench/pages/servers.ts'
const app = await serveApp()
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
for (const path of process.argv.slice(2)) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, ignoreHTTPSErrors: true })
  if (!['/login','/signup','/'].includes(path)) await context.addCookies([{ name: 'auth_token', value: app.token, url: app.url }])
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6/8, uploadThroughput: 1.6e6/8 })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  page.on('console', m => console.log('console', m.type(), m.text().slice(0, 300)))
  page.on('pageerror', e => console.log('pageerror', e.message))
  await page.addInitScript(() => {
    const w = window as any
    w.__log = []
    const name = (n: any) => n ? (n.nodeType === 3 ? 'text:' + n.data.slice(0, 30) : n.tagName + '.' + String(n.className?.baseVal ?? n.className).slice(0, 50) + ' "' + (n.textContent ?? '').slice(0, 30) + '"') : 'gone'
    new PerformanceObserver(l => { for (const e of l.getEntries() as any) w.__log.push(`${Math.round(e.startTime)} shift ${e.value.toFixed(4)} ` + e.sources.map((s: any) => name(s.node) + ` y${Math.round(s.previousRect.y)}+${Math.round(s.previousRect.height)}→${Math.round(s.currentRect.y)}+${Math.round(s.currentRect.height)}`).join(' | ')) }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(l => { for (const e of l.getEntries() as any) w.__log.push(`${Math.round(e.startTime)} lcp size ${e.size} ${name(e.element)}`) }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver(l => { for (const e of l.getEntries() as any) w.__log.push(`${Math.round(e.startTime)} longtask ${e.duration}`) }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver(l => { for (const e of l.getEntries() as any) w.__log.push(`${Math.round(e.startTime)} ${e.name}`) }).observe({ type: 'paint', buffered: true })
  })
  await page.goto(app.url + path.replace('{id}', app.paymentId))
  await page.waitForTimeout(6000)
  console.log('==', path)
  for (const line of await page.evaluate(() => (window as any).__log)) console.log(line)
  await page.screenshot({ path: `/tmp/w/probe${path.replaceAll(/\W/g, '_')}.png` })
  await context.close()
}
await browser.close(); await app.close()
process.exit(0)
