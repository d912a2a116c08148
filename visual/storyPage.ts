import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser, Page } from 'playwright'

import { origin } from './browser.ts'
import type { Tokens } from './compare.ts'
import { pageMode } from './manifest.ts'
import type { Mode, Showing } from './manifest.ts'
import { trackRequests } from './requests.ts'
import './preview.ts'

const ignored = readFileSync(join(import.meta.dirname, 'ignored.css'), 'utf8')

/** Every story takes place at this time. */
const now = new Date('2026-11-20T06:30:00Z')

const viewports: Readonly<Record<string, { width: number; height: number }>> = {
  standard: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  zoomed: { width: 640, height: 400 },
  /** What is left of 1280 pixels at 400 %: success criterion 1.4.10 of WCAG. */
  enlarged: { width: 320, height: 256 },
}

/** Long pages are cut off. */
const maxHeight = 2000

/** What is shown around a component, in CSS pixels, for shadows and outlines. */
const margin = 16

interface Clip {
  x: number
  y: number
  width: number
  height: number
}

/** A page that shows stories, one after the other. */
export interface StoryPage {
  readonly page: Page
  /**
   * Shows a story or docs page, waits until its play function has ended and nothing is loading, and takes its pictures.
   *
   * @param isAlone - whether the page is loaded for it, so that nothing is left of the story before
   * @throws if the story fails or writes an error to the console
   */
  readonly take: (showing: Showing, isAlone: boolean) => Promise<ReadonlyMap<Mode, Buffer>>
  /** The colors of the design system. */
  readonly readTokens: () => Promise<Record<'light' | 'dark', Tokens>>
}

/** Browsers log responses with an error status, which many stories are about, and service workers that end as the page does. */
function isFromBrowser(message: string): boolean {
  return /^Failed to (load resource|update a ServiceWorker)/.test(message)
}

/** Opens a page of the Storybook that the browser reaches. */
export async function openStoryPage(browser: Browser): Promise<StoryPage> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
  })
  await context.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
    // Stories in frames have pictures of their own.
    if (window.top !== window) window.stop()
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  const requests = trackRequests(page)
  await page.goto(`${origin}/iframe.html`)
  let errors: string[] = []
  const addError = (message: string) => {
    if (!isFromBrowser(message)) errors.push(message)
  }
  page.on('console', (message) => message.type() === 'error' && addError(message.text()))
  page.on('pageerror', ({ message }) => addError(message))
  let previous: Showing | undefined

  /** Whether a story can follow the previous one without loading the page, which takes longer than all else. */
  const canFollow = (showing: Showing) =>
    requests.isQuiet() &&
    previous?.type === 'story' &&
    showing.type === 'story' &&
    previous.storyId !== showing.storyId &&
    pageMode(previous) === pageMode(showing)

  async function show(showing: Showing, isAlone: boolean): Promise<void> {
    const { storyId, type, modes } = showing
    await context.clearCookies()
    const own = type === 'docs' ? undefined : await readViewport(page, storyId)
    const isZoomed = pageMode(showing) === 'rtl'
    const size = viewports[isZoomed ? 'zoomed' : (own ?? modes[0])] ?? viewports['standard']
    if (!size || (own && !viewports[own]))
      throw new Error(`It asks for an unknown viewport: ${own}`)
    await page.setViewportSize(size)
    // A request that is never answered fails after its story, which would show in the next.
    if (!isAlone && canFollow(showing)) {
      await page.evaluate((id) => {
        localStorage.clear()
        sessionStorage.clear()
        const { __STORYBOOK_PREVIEW__: preview } = window
        preview?.channel.emit('setCurrentStory', { storyId: id })
      }, storyId)
    } else {
      const isForced = pageMode(showing) === 'forced-colors'
      await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
      const direction = isZoomed ? 'direction:rtl;' : ''
      // The stories' own tests run axe.
      const globals = `theme:light;${direction}a11y.manual:!true`
      await page.goto(`${origin}/iframe.html?viewMode=${type}&id=${storyId}&globals=${globals}`)
    }
    previous = showing
    if (type === 'story') await waitForStory(page, storyId)
    await requests.settled()
    if (type === 'docs') await waitForDocs(page)
    // React holds back for up to 300 ms what replaces a placeholder that it has just shown.
    else if (isAlone) await untilUnchanged(page)
    await page.evaluate(async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      window.scrollTo(0, 0)
      await document.fonts.ready
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
    })
  }

  return {
    page,
    take: async (showing, isAlone) => {
      errors = []
      await show(showing, isAlone)
      const pictures = new Map<Mode, Buffer>()
      for (const mode of showing.modes) {
        await setMode(page, mode)
        pictures.set(mode, await takePicture(page, showing.isCropped))
      }
      await setMode(page, 'light')
      errors.push(...(await findMotion(page)))
      if (showing.isEnlarged) errors.push(...(await findOverflow(page)))
      if (errors.length > 0) throw new Error(errors.join('\n'))
      return pictures
    },
    readTokens: async () => {
      await setMode(page, 'light')
      const light = await readColors(page)
      await setMode(page, 'dark')
      return { light, dark: await readColors(page) }
    },
  }
}

/** The custom properties of the page that are opaque colors. */
async function readColors(page: Page): Promise<Tokens> {
  return page.evaluate(() => {
    const styles = document.documentElement.computedStyleMap()
    const names = Array.from(styles, ([name]) => name).filter((name) => name.startsWith('--'))
    const probe = document.body.appendChild(document.createElement('i'))
    const colors = names.flatMap((name): [string, [number, number, number]][] => {
      probe.style.color = 'rgb(0 0 0 / 0)'
      const value = String(styles.get(name))
      if (CSS.supports('color', value)) probe.style.color = value
      const [red, green, blue, alpha] = getComputedStyle(probe).color.match(/[\d.]+/g) ?? []
      return alpha === undefined ? [[name, [Number(red), Number(green), Number(blue)]]] : []
    })
    probe.remove()
    return Object.fromEntries(colors)
  })
}

async function readViewport(page: Page, storyId: string): Promise<string | undefined> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  return page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window
    if (!preview) throw new Error('The page has no Storybook.')
    await preview.ready()
    const story = await preview.storyStoreValue.loadStory({ storyId: id })
    return story.storyGlobals.viewport?.value
  }, storyId)
}

/** Themes and density only change styles, so a story need not be shown again for them. */
export async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(async (shown) => {
    const { dataset } = document.documentElement
    dataset['theme'] = shown === 'dark' ? 'dark' : 'light'
    if (shown === 'compact') dataset['density'] = 'compact'
    else delete dataset['density']
    await new Promise(requestAnimationFrame)
  }, mode)
}

/** The page asks for reduced motion, so nothing may run. Animations that scrolling drives move with the user's own hand. */
async function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : undefined
        return `It moves although reduced motion is asked for: ${target?.className}`
      }),
  )
}

/** Whether anything sticks out of the screen: at 400 %, and on a phone with texts three times as long. */
async function findOverflow(page: Page): Promise<string[]> {
  const { enlarged, phone } = viewports
  if (!enlarged || !phone) return []
  await page.setViewportSize(enlarged)
  const enlargedFaults = await findWide(page, 'At 400 %')
  await page.setViewportSize(phone)
  await page.evaluate(() => {
    // The page's own texts stay, which would grow from story to story.
    for (const root of document.querySelectorAll('#storybook-root, [data-base-ui-portal]')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: node } = texts
        const text = node.nodeValue ?? ''
        const isData = node.parentElement?.closest('script, style, code, pre, data, time')
        if (!isData && /\p{L}{2}/u.test(text)) node.nodeValue = `${text} ${text} ${text}`
      }
    }
  })
  return [...enlargedFaults, ...(await findWide(page, 'With texts three times as long'))]
}

async function findWide(page: Page, when: string): Promise<string[]> {
  return page.evaluate(async (condition) => {
    const root = document.documentElement
    // A popup finds its new place some frames after its text has grown.
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame)
      if (root.scrollWidth <= root.clientWidth) return []
    }
    const { scrollWidth, clientWidth } = root
    const wide = Array.from(document.querySelectorAll('#storybook-root *'))
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    return [`${condition} it is ${scrollWidth} pixels wide in place of ${clientWidth}: ${wide[0]}`]
  }, when)
}

async function takePicture(page: Page, isCropped: boolean): Promise<Buffer> {
  const clip: Clip = await page.evaluate(
    ({ cropped, around, max }) => {
      const { scrollHeight, clientWidth: width } = document.documentElement
      const height = Math.min(scrollHeight, max)
      if (!cropped) return { x: 0, y: 0, width, height }
      const boxes = Array.from(
        document.querySelectorAll('#storybook-root *, [data-base-ui-portal] *'),
      )
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.height > 0)
      const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) - around))
      const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) - around))
      const right = Math.min(width, Math.ceil(Math.max(...boxes.map((box) => box.right)) + around))
      const bottom = Math.min(
        height,
        Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + around),
      )
      // Nothing may be shown on purpose.
      return right > x && bottom > y
        ? { x, y, width: right - x, height: bottom - y }
        : { x: 0, y: 0, width: around, height: around }
    },
    { cropped: isCropped, around: margin, max: maxHeight },
  )
  return page.screenshot({
    fullPage: true,
    clip,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    style: ignored,
  })
}

/** The phases of a story after its play function. In the first, Storybook waits for animations, which pictures do not show. */
const drawnPhases = ['completing', 'completed', 'afterEach', 'finished']

async function waitForStory(page: Page, storyId: string): Promise<void> {
  const reached = await page.waitForFunction(
    ({ id, phases }) => {
      const { __STORYBOOK_PREVIEW__: preview } = window
      const { id: current, phase = '' } = preview?.currentRender ?? {}
      return current === id && phases.includes(phase) && phase
    },
    { id: storyId, phases: [...drawnPhases, 'errored', 'aborted'] },
  )
  if (drawnPhases.includes(String(await reached.jsonValue()))) return
  const message = await page.locator('#error-message').textContent({ timeout: 1_000 })
  throw new Error(message?.trim() || 'The story failed.')
}

/** The stories and the code of a docs page arrive one after the other. */
async function waitForDocs(page: Page): Promise<void> {
  await page.locator('#storybook-docs h1').first().waitFor()
  await page.waitForFunction(
    () => !document.querySelector('#storybook-docs .sb-loader, .docblock-source-loading'),
  )
  await untilUnchanged(page)
}

/** Waits until the page has not changed for 20 frames. */
async function untilUnchanged(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A few stories change all the time.
    const deadline = performance.now() + 5000
    let unchanged = 0
    const observer = new MutationObserver(() => {
      unchanged = 0
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    while (unchanged < 20 && performance.now() < deadline) {
      await new Promise(requestAnimationFrame)
      await scheduler.postTask(() => {}, { priority: 'background' })
      unchanged += 1
    }
    observer.disconnect()
  })
}
