import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'

import { buildApp, isAppBuilt } from '../../lib/appBuild.ts'
import { startGateway } from '../../lib/gatewayProcess.ts'
import { root } from '../../lib/root.ts'

import { budgets } from './budgets.ts'
import { startBrowser } from './devtools.ts'
import { medians } from './figures.ts'
import type { Figures } from './figures.ts'
import { serveFloor } from './floors.ts'
import type { FloorName } from './floors.ts'
import { startFront } from './frontServer.ts'
import { lighthouseScores } from './lighthouseScores.ts'
import { report, withSection } from './report.ts'
import { slowLine } from './slowLine.ts'
import { lineSpeed, visit } from './visit.ts'
import type { Subject } from './visit.ts'

/**
 * Measures every route of the built app beside floors made of the same libraries: as many rounds as are asked for
 * (five), each of all pages in an order drawn by lot, so that what else the machine does falls on all of them, and no
 * page always comes after the same one. With `--route` only those routes are measured, without Lighthouse, and nothing
 * is written down.
 */
const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    route: { type: 'string', multiple: true, default: [] },
  },
})
const rounds = Number(flags.rounds)
const measured = budgets.filter(({ path }) => !flags.route.length || flags.route.includes(path))
const document = join(root, 'docs/performance.md')
const closing: (() => Promise<unknown>)[] = []

/** How long the browser has for what is left of a page that was closed, before the next one. */
const restMs = 500

async function logIn(url: string, demo: { email: string; password: string } | null) {
  const answer = await fetch(`${url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  })
  const { access_token: token }: { access_token: string } = await answer.json()
  return token
}

/** In an order drawn by lot. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, lot: Math.random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ item }) => item)
}

async function floorSubject(name: FloorName, isUsable?: string): Promise<Subject> {
  const floor = await serveFloor(name)
  const front = await startFront(floor.url, slowLine(lineSpeed))
  closing.push(floor.close, front.close)
  return { url: `${front.url}/`, isUsable }
}

async function appSubjects() {
  if (!(await isAppBuilt())) await buildApp()
  const data = await mkdtemp(join(tmpdir(), 'sluice-bench-'))
  const gateway = await startGateway({ DATA_DIR: data, RATE_LIMITS: 'false' })
  const front = await startFront(gateway.url, slowLine(lineSpeed))
  closing.push(front.close, gateway.stop, async () => rm(data, { recursive: true }))
  const token = await logIn(gateway.url, gateway.demo)
  const subjects = measured.map((budget): [string, Subject] => [
    budget.path,
    {
      url: front.url + budget.path + (budget.query ?? ''),
      isUsable: budget.isUsable,
      token: budget.merchant ? token : undefined,
    },
  ])
  return { gateway: gateway.url, subjects }
}

/** Lighthouse brings a slow line of its own. */
async function judge(gateway: string) {
  const front = await startFront(gateway)
  closing.push(front.close)
  return lighthouseScores(front.url, ['/', '/docs', '/login', '/signup'], console.log)
}

try {
  const { gateway, subjects } = await appSubjects()
  const floors: [FloorName, Subject][] = [
    ['static', await floorSubject('static')],
    ['router', await floorSubject('router', `document.querySelector('form')`)],
    ['list', await floorSubject('list', `document.querySelector('td')`)],
  ]
  // Every page's times are shares of the floors', which one frame more or less changes by a twentieth: these are visited again and again.
  const all: [string, Subject][] = [
    ...floors,
    ...subjects.flatMap((subject, i) => [...(i % 2 ? floors : []), subject]),
  ]
  const visits = new Map(all.map(([name]) => [name, new Array<Figures>()]))
  const browser = await startBrowser()
  closing.push(browser.close)
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, subject] of shuffled(all)) {
      await setTimeout(restMs)
      const figures = await visit(browser, subject)
      // The first round warms the servers and the browser up.
      if (round > 0) visits.get(name)?.push(figures)
    }
    console.log(round === 0 ? 'Warmed up' : `Round ${round} of ${rounds}`)
  }
  const found = (name: string) => medians(visits.get(name) ?? [])
  const scores = flags.route.length > 0 ? [] : await judge(gateway)
  const text = report({
    rounds,
    floors: { static: found('static'), router: found('router'), list: found('list') },
    routes: measured.map((budget) => ({ budget, figures: found(budget.path) })),
    scores,
  })
  console.log(`\n${text}\n\nBold is above the budget.`)
  if (flags.route.length === 0) {
    await writeFile(document, withSection(await readFile(document, 'utf8'), text))
    await promisify(execFile)(join(root, 'node_modules/.bin/oxfmt'), [document])
    console.log('Written to docs/performance.md.')
  }
} finally {
  for (const close of closing.toReversed()) await close()
}
