import type { FloorName } from './floors.ts'

/** What one route may cost. Times are shares of a floor's, measured in the same run. */
export interface Budget {
  path: string
  /** What stands behind the path when it is measured. */
  query?: string
  /** Somebody is signed in there. */
  merchant?: true
  /** Scripts before the page is usable, in kB as sent. */
  js: number
  /** Largest paint, as a share of the static floor's. */
  largestPaint: number
  /** When it is usable, as a share of its floor's; nothing to wait for on a page without an app. */
  usable?: { floor: FloorName; share: number }
  /** In milliseconds. */
  blocking: number
  /** True in the page once it can be used. */
  isUsable?: string
}

/** The same for every route: requests before the page is usable, layout shift, and the scripts' heap in MB. */
export const everywhere = { requests: 6, layoutShift: 0, heap: 4.5 }

/** React has the form: a press is answered. */
const formAnswers = `Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps'))`

/** A moment stands in the table only once the payments are there. */
const rowsAreThere = `document.querySelector('table time')`

const form = {
  js: 78,
  largestPaint: 1.3,
  usable: { floor: 'router', share: 1.15 },
  blocking: 40,
  isUsable: formAnswers,
} as const

const merchant = { merchant: true, js: 105, largestPaint: 1.3, blocking: 70 } as const

/** Every route that is measured, with its budget. */
export const budgets: readonly Budget[] = [
  { path: '/', js: 5, largestPaint: 1.15, blocking: 0 },
  { path: '/docs', js: 5, largestPaint: 1.15, blocking: 0 },
  { path: '/login', ...form },
  { path: '/signup', ...form },
  { path: '/forgotpassword', ...form },
  { path: '/resetPassword', query: '?token=bench', ...form },
  { path: '/home', ...merchant, usable: { floor: 'list', share: 1.15 }, isUsable: rowsAreThere },
  {
    path: '/transactions',
    ...merchant,
    usable: { floor: 'list', share: 1.15 },
    isUsable: rowsAreThere,
  },
  {
    path: '/credentials',
    ...merchant,
    usable: { floor: 'list', share: 1.2 },
    isUsable: `${formAnswers} && !document.querySelector('[aria-busy=true]')`,
  },
  {
    path: '/settings',
    ...merchant,
    usable: { floor: 'list', share: 1.2 },
    isUsable: `document.querySelector('main')?.textContent.includes('@')`,
  },
]
