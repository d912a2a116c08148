/**
 * Measures the pages of the built app on a slow phone, next to a static page and a bare list in the same run, and prints the medians as a
 * Markdown table. `--rounds` sets the number of visits of each page, `--page /login` measures only that page.
 */
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'

import { chromiumFlags, findChromium } from '../../lib/chromium.ts'
import { serveApp, serveFloor } from './servers.ts'
import { visit } from './visit.ts'
import type { Figures, Target } from './visit.ts'

/** The budgets of docs/performance.md. Times are multiples of the list page's in the same run. */
interface Budget {
  readonly kilobytes: number
  readonly paint: number
  readonly usable?: number
  readonly longestTask: number
}

const maxShift = 0.01
const publicPage: Budget = { kilobytes: 15, paint: 0.8, longestTask: 1 }
const form: Budget = { kilobytes: 160, paint: 0.9, usable: 1.2, longestTask: 1.4 }
const merchant: Budget = { kilobytes: 180, paint: 1.1, usable: 1.5, longestTask: 1.4 }

/** Sending the empty form shows what is wrong with it. */
const formResponds = `(() => {
  document.querySelector('form [type=submit]')?.click()
  return document.querySelector('form [aria-invalid=true]')
})()`
/** The address to pay to, to be scanned. */
const codeIsThere = `document.querySelector('main svg[role=img]')`
/** A row shows the time of a payment; rows that are still loading do not. */
const rowsAreThere = `document.querySelector('table time')`

const checkout = '/pay/{id}'

interface Page {
  /** `{id}` is that of a payment. */
  readonly path: string
  readonly budget: Budget
  readonly isUsable?: string
}

const pages: readonly Page[] = [
  { path: '/', budget: publicPage },
  { path: '/docs', budget: publicPage },
  { path: '/login', budget: form, isUsable: formResponds },
  { path: '/signup', budget: form, isUsable: formResponds },
  { path: '/forgotpassword', budget: form, isUsable: formResponds },
  { path: '/resetPassword?token=bench', budget: form, isUsable: formResponds },
  { path: checkout, budget: form, isUsable: codeIsThere },
  { path: '/home', budget: merchant, isUsable: rowsAreThere },
  { path: '/transactions', budget: merchant, isUsable: rowsAreThere },
  {
    path: '/credentials',
    budget: merchant,
    isUsable: `document.querySelector('main h1') && !document.querySelector('[aria-busy=true]')`,
  },
  {
    path: '/settings',
    budget: merchant,
    isUsable: `document.querySelector('main')?.textContent.includes('@')`,
  },
]

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: [] },
  },
})
const rounds = Number(flags.rounds)
const selected = pages.filter(({ path }) => flags.page.length === 0 || flags.page.includes(path))

const [app, staticFloor, listFloor] = await Promise.all([
  serveApp(),
  serveFloor('static'),
  serveFloor('list'),
])
const targets = new Map<string, Target>([
  ['static', { url: `${staticFloor.url}/` }],
  ['list', { url: `${listFloor.url}/`, isUsable: `document.querySelector('td')` }],
  ...selected.map(({ path, budget, isUsable }): [string, Target] => [
    path,
    {
      url: app.url + path.replace('{id}', app.paymentId),
      isUsable,
      isSent: isUsable === formResponds,
      token: budget === merchant ? app.token : undefined,
    },
  ]),
])
const visits = new Map([...targets.keys()].map((name): [string, Figures[]] => [name, []]))
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
try {
  for (let round = 0; round < rounds; round += 1) {
    // In random order, so that whatever else the machine does affects all pages alike.
    const order = [...targets].map((entry) => ({ entry, key: Math.random() }))
    for (const { entry } of order.toSorted((a, b) => a.key - b.key)) {
      const [name, target] = entry
      visits.get(name)?.push(await visit(browser, target))
    }
  }
} finally {
  await browser.close()
  await Promise.all([app.close(), staticFloor.close(), listFloor.close()])
}
report()

function median(name: string, key: keyof Figures): number {
  const values = (visits.get(name) ?? []).map((figures) => figures[key])
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function report(): void {
  const short: string[] = []
  const rows = selected.map(({ path, budget }) => {
    const cell = (label: string, value: number, limit: number, digits: number) => {
      const isOver = Number(value.toFixed(digits)) > limit
      if (isOver) short.push(`${path}: ${label} ${value.toFixed(digits)}, budget ${limit}`)
      return `${isOver ? '**' : ''}${value.toFixed(digits)}${isOver ? '**' : ''} (${limit})`
    }
    const ofList = (key: keyof Figures) => median(path, key) / median('list', key)
    const { kilobytes, paint, usable, longestTask } = budget
    return [
      `\`${path}\``,
      cell('script kB', median(path, 'scriptBytes') / 1000, kilobytes, 1),
      cell('paint', ofList('largestPaint'), paint, 2),
      usable === undefined ? '–' : cell('usable', ofList('usable'), usable, 2),
      cell('longest task', ofList('longestTask'), longestTask, 2),
      cell('shift', median(path, 'shift'), maxShift, 3),
    ]
  })
  console.log(
    `Medians of ${rounds} visits, as multiples of the list page (budget in parentheses).\n`,
  )
  printTable(['page', 'JS, kB', 'paint', 'usable', 'longest task', 'shift'], rows)
  console.log()
  printTable(
    ['', 'JS, kB', 'largest paint, ms', 'usable, ms', 'longest task, ms'],
    ['static', 'list'].map((name) => [
      name,
      (median(name, 'scriptBytes') / 1000).toFixed(1),
      ...(['largestPaint', 'usable', 'longestTask'] as const).map((key) =>
        median(name, key).toFixed(0),
      ),
    ]),
  )
  console.log(short.length > 0 ? `\nFalls short:\n${short.join('\n')}` : '\nEvery budget is met.')
}

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  for (const cells of [head, head.map(() => '---'), ...rows])
    console.log(`| ${cells.join(' | ')} |`)
}
