import { pagePlaceholders, type Checkout } from '@sluice/api/contract'

import { paths } from '../config/paths.ts'
import { defaultLanguage, languageCodes } from '../messages/languages.ts'
import { isTranslated } from '../messages/Texts.ts'
import { areasOf, routes } from '../routes/routes.ts'
import type { PageAssets } from './PageAssets.ts'
import { descriptions } from './pageFacts.ts'
import { renderPage } from './renderPage.tsx'
import { textsIn } from '../messages/textsIn.ts'

export { languageCodes }

/**
 * The name of the file of a page, such as `login.html` and `login.hi.html`. One with an ID in its path is one file for all IDs.
 */
function fileOf(path: string, language: string): string {
  const names: Record<string, string> = { '*': '404', '/': 'index' }
  const name = names[path] ?? path.slice(1).replace(':', '_')
  return language === defaultLanguage ? `${name}.html` : `${name}.${language}.html`
}

async function pagesIn(language: string, assets: PageAssets): Promise<[string, string][]> {
  const texts = await textsIn(language)
  const translated = routes.filter((route) => isTranslated(language, areasOf(route, language)))
  return Promise.all(
    translated.map(async (route): Promise<[string, string]> => [
      fileOf(route.path, language),
      await renderPage(route, assets, texts),
    ]),
  )
}

/** The pages in each of their languages, and the files for search engines. The build writes them. */
export async function renderPages(assets: PageAssets): Promise<[file: string, text: string][]> {
  const pages = await Promise.all(languageCodes.map((language) => pagesIn(language, assets)))
  const urls = Object.keys(descriptions).map(
    (path) => `<url><loc>${pagePlaceholders.publicUrl}${path}</loc></url>`,
  )
  return [
    ...pages.flat(),
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>
`,
    ],
    [
      'robots.txt',
      `User-agent: *\nAllow: /\n\nSitemap: ${pagePlaceholders.publicUrl}/sitemap.xml\n`,
    ],
  ]
}

/**
 * The page of a payment, so that it can be paid before the app has loaded, and without JavaScript. The gateway calls it for
 * each request.
 */
export async function renderCheckout(
  assets: PageAssets,
  checkout: Checkout,
  language: string,
): Promise<string> {
  const route = routes.find(({ path }) => path === paths.checkout)
  if (!route) throw new Error('There is no checkout page')
  return renderPage(route, assets, await textsIn(language), checkout)
}

/** By a route's path, the name of the file of its component, which is that of the component. */
export async function pageModules(): Promise<[path: string, module: string][]> {
  return Promise.all(
    routes.map(async ({ path, load }): Promise<[string, string]> => [
      path,
      `${(await load()).name}.tsx`,
    ]),
  )
}
