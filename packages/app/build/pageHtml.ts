import { publicUrlPlaceholder } from '@sluice/api/contract'

import { headTags } from '../src/headTags.ts'
import type { PrerenderedPage } from '../src/prerender.tsx'

export interface PageParts {
  /** The HTML built by Vite, with an empty root. */
  template: string
  page: PrerenderedPage
  /** The styles that the page's HTML uses, so that the first paint does not wait for another file. */
  styles: string
  /** Redirects users to whom the page is not available, and starts the page's first calls. */
  redirectScript: string
  /** The script of a static page, which replaces the app. */
  staticPageScript: string
  /** The scripts that the page's app imports. */
  preload: readonly string[]
}

const appTags =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g
const noScript = /\s*<noscript>.*?<\/noscript>/s

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Tags for search engines and link previews. A page without a description has neither. */
function searchTags({ path, description }: PrerenderedPage, title: string): string {
  if (!description) return '<meta name="robots" content="noindex">'
  const url = publicUrlPlaceholder + path
  const words = escape(description)
  return [
    `<meta name="description" content="${words}">`,
    `<link rel="canonical" href="${url}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Sluice">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${words}">`,
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${publicUrlPlaceholder}/share.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n')
}

/** Inserts the prerendered content of a page into Vite's HTML. */
export function pageHtml(parts: PageParts): string {
  const { template, page, styles, redirectScript, staticPageScript, preload } = parts
  const [tags = '', title = ''] = headTags.exec(page.html) ?? []
  const app = template.match(appTags)?.map((tag) => tag.trim()) ?? []
  const calls = page.calls.length > 0 ? ` data-calls="${escape(page.calls.join(' '))}"` : ''
  const head = [
    `<script data-audience="${page.audience}"${calls}>${redirectScript}</script>`,
    tags,
    searchTags(page, title),
    `<style>${styles}</style>`,
    ...(page.isStatic
      ? [`<script type="module">${staticPageScript}</script>`]
      : [
          ...app.filter((tag) => !tag.includes('rel="stylesheet"')),
          ...preload.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
        ]),
  ]
  // At the end of the page, where it does not block the first paint.
  const stylesheet = app.filter((tag) => tag.includes('rel="stylesheet"')).join('')
  return template
    .replaceAll(appTags, '')
    .replace(/<title>.*?<\/title>/, () => head.join('\n'))
    .replace('<div id="root"></div>', () => {
      const content = `<div id="root">${page.html.slice(tags.length)}</div>`
      return page.isStatic ? content : content + stylesheet
    })
    .replace(noScript, (words) => (page.isStatic ? '' : words))
}
