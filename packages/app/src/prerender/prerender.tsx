import { brandName } from '@sluice/ui'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { paths } from '../config/paths.ts'
import { titleOfArrival } from '../hooks/useRouteFocus.ts'
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

/**
 * What the first frame of the pages that the app takes over waits for: the title of a merchant's page with its lead, and the whole form of a
 * visitor's, which stands in the middle of large screens.
 */
const firstFrames = { merchant: 'lead', visitor: 'main', missing: 'root' }

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
  const { module, description, firstFrameTo: named } = pageHeads[name]
  const firstFrameTo = kind === 'static' ? named : firstFrames[kind]
  if (firstFrameTo && firstFrameTo !== 'root' && !html.includes(`id="${firstFrameTo}"`)) {
    throw new Error(`${path} has no ${firstFrameTo}, which its first frame waits for`)
  }
  return {
    path,
    kind,
    title: `${titleOfArrival()} · ${brandName}`,
    ...(description && { description }),
    firstFrameTo,
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
