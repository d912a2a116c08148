import type { Budget } from './budgets.ts'
import { everywhere } from './budgets.ts'
import type { Figures } from './figures.ts'
import type { FloorName } from './floors.ts'

/** What Lighthouse gives a page, each of 100. */
export interface Scores {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
}

/** Everything that one run found. */
export interface Findings {
  /** How often each page was visited. */
  rounds: number
  floors: Readonly<Record<FloorName, Figures>>
  routes: readonly { budget: Budget; figures: Figures }[]
  scores: readonly Scores[]
}

interface Cell {
  text: string
  over: boolean
}

function cell(value: number, limit: number, digits: number, unit = ''): Cell {
  // What is shown is what is judged: nobody can see a thousandth.
  const shown = value.toFixed(digits)
  return { text: `${shown}${unit} (${limit})`, over: Number(shown) > limit }
}

function row({ budget, figures }: Findings['routes'][number], floors: Findings['floors']): Cell[] {
  const { usable } = budget
  return [
    { text: `\`${budget.path}\``, over: false },
    cell(figures.js / 1000, budget.js, 1),
    cell(figures.requests, everywhere.requests, 0),
    cell(figures.largestPaint / floors.static.largestPaint, budget.largestPaint, 2),
    usable
      ? cell(figures.usable / floors[usable.floor].usable, usable.share, 2)
      : { text: '–', over: false },
    cell(figures.blocking, budget.blocking, 0),
    cell(figures.layoutShift, everywhere.layoutShift, 3),
    cell(figures.heap / 1_000_000, everywhere.heap, 1),
  ]
}

const columns = [
  'route',
  'JS, kB',
  'requests',
  'largest paint',
  'usable',
  'blocking, ms',
  'layout shift',
  'heap, MB',
]

function table(head: readonly string[], rows: readonly Cell[][]): string {
  const lines = [
    head,
    head.map(() => '---'),
    ...rows.map((cells) => cells.map(({ text, over }) => (over ? `**${text}**` : text))),
  ]
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function ofFloor(floors: Findings['floors']): string {
  const named: readonly [FloorName, string][] = [
    ['static', 'static page'],
    ['router', 'React and router'],
    ['list', 'and RTK Query, a list'],
  ]
  const rows = named.map(([name, words]) => {
    const { js, largestPaint, usable, blocking, heap } = floors[name]
    const texts = [
      words,
      (js / 1000).toFixed(1),
      largestPaint.toFixed(0),
      name === 'static' ? '–' : usable.toFixed(0),
      blocking.toFixed(0),
      (heap / 1_000_000).toFixed(1),
    ]
    return texts.map((text) => ({ text, over: false }))
  })
  return table(
    ['floor', 'JS, kB', 'largest paint, ms', 'usable, ms', 'blocking, ms', 'heap, MB'],
    rows,
  )
}

function ofScores(scores: readonly Scores[]): string {
  const rows = scores.map(({ path, ...each }) => [
    { text: `\`${path}\``, over: false },
    ...Object.values(each).map((score) => ({ text: String(score), over: score < 100 })),
  ])
  return table(['Lighthouse', 'performance', 'accessibility', 'best practices', 'SEO'], rows)
}

/** What was found, as Markdown; what is above its budget, or below 100, is bold. */
export function report(findings: Findings): string {
  const { rounds, floors, routes, scores } = findings
  return [
    `Medians of ${rounds} rounds.`,
    table(
      columns,
      routes.map((route) => row(route, floors)),
    ),
    ofFloor(floors),
    ofScores(scores),
  ].join('\n\n')
}

const begin = '<!-- npm run bench writes from here -->'
const end = '<!-- to here -->'

/** A document with the section between the two marks replaced. */
export function withSection(document: string, section: string): string {
  const [before, rest = ''] = document.split(begin)
  const after = rest.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`The document lacks ${begin}`)
  return `${before}${begin}\n\n${section}\n\n${end}${after}`
}
