import { brandName } from '@sluice/ui'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { paths } from '../config/paths.ts'
import { titleOfArrival } from '../lib/useArrival.ts'
import { merchantPages, NotFound, pages, publicPages } from '../routes/pages.ts'
import { App } from '../shell/App.tsx'
import { MerchantArea } from '../shell/MerchantArea.ts'
import { firstCalls } from './firstCalls.ts'
import { pageHeads } from './pageHeads.ts'

/** One page, rendered ahead. */
export interface PrerenderedPage {
  /** Its address. */
  path: string
  /**
   * `static` pages are complete and start no app; `visitor` and `merchant` pages are taken over by the app, for somebody
   * who is signed out or in; `missing` stands for every other address.
   */
  kind: 'static' | 'visitor' | 'merchant' | 'missing'
  title: string
  description?: string
  /** The id of what the first frame waits for. */
  firstFrameTo?: string | undefined
  /** What goes into the app's root. */
  html: string
  /** The modules that draw it, below `src/`. */
  modules: string[]
  /** What is asked for before the app is there. */
  firstCalls: string[]
}

const staticPages: ReadonlySet<string> = new Set(['landing', 'docs'])

function render(
  name: keyof typeof pageHeads,
  path: string,
  kind: PrerenderedPage['kind'],
): PrerenderedPage {
  const app = (
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>
  )
  const html = kind === 'static' ? renderToStaticMarkup(app) : renderToString(app)
  // React keeps quiet here about what a boundary caught, and would send a page without its main part.
  if (html.includes('<!--$!-->')) throw new Error(`${path} fails where there is no browser`)
  const { module, description, firstFrameTo } = pageHeads[name]
  return {
    path,
    kind,
    title: `${titleOfArrival()} · ${brandName}`,
    ...(description && { description }),
    // What the app takes over is hardly longer than a screen, and comes in one piece.
    firstFrameTo: kind === 'static' ? firstFrameTo : 'root',
    html,
    modules: kind === 'merchant' ? ['shell/MerchantLayout.tsx', module] : [module],
    firstCalls: [],
  }
}

/** Renders every page of the app, as it is before anything is known of who looks at it. */
export async function prerender(): Promise<PrerenderedPage[]> {
  await Promise.all(
    [...Object.values(pages), MerchantArea, NotFound].map(async (page) => page.preload()),
  )
  return [
    ...publicPages.map((name) =>
      render(name, paths[name], staticPages.has(name) ? 'static' : 'visitor'),
    ),
    ...merchantPages.map((name) => ({
      ...render(name, paths[name], 'merchant'),
      firstCalls: firstCalls(name),
    })),
    render('notFound', '/404', 'missing'),
  ]
}
