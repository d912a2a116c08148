import {
  audienceAttribute,
  cookiesReadAttribute,
  faceCookie,
  faceStyleTag,
  publicUrlPlaceholder,
} from '@sluice/api/contract'

/** What one page's HTML is put together from. */
export interface PageParts {
  /** The app's page as the bundler wrote it, with an empty root. */
  template: string
  title: string
  description?: string | undefined
  /** The page's address on the site; undefined keeps it out of search engines. */
  canonical?: string | undefined
  /** The id of what the first frame waits for. */
  firstFrameTo?: string | undefined
  /** What goes into the root. */
  html: string
  /** Styles to write into the page, so that the first paint waits for nothing. */
  styles: string
  /** The addresses of the files that `styles` came from: the app must not fetch them again. */
  styleFiles: readonly string[]
  /** Files that the page's app will import. */
  preload: readonly string[]
  /** Whom the page is for, a script for its head which leads everybody else away, and what that asks for. */
  guard?: { audience: 'visitor' | 'merchant'; code: string; calls: readonly string[] } | undefined
  /** In place of the app: the code of a script that the page can do without. */
  script?: string | undefined
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function meta(entries: Readonly<Record<string, string>>, key: 'name' | 'property'): string {
  return Object.entries(entries)
    .map(([name, content]) => `<meta ${key}="${name}" content="${escape(content)}">`)
    .join('\n')
}

function description({ title, description: words, canonical }: PageParts): string {
  if (canonical === undefined || !words) return '<meta name="robots" content="noindex">'
  const url = publicUrlPlaceholder + canonical
  return [
    meta({ description: words }, 'name'),
    `<link rel="canonical" href="${url}">`,
    meta(
      {
        'og:type': 'website',
        'og:site_name': 'Sluice',
        'og:title': title,
        'og:description': words,
        'og:url': url,
        'og:image': `${publicUrlPlaceholder}/share.png`,
        'og:image:width': '1200',
        'og:image:height': '630',
      },
      'property',
    ),
    meta({ 'twitter:card': 'summary_large_image' }, 'name'),
  ].join('\n')
}

const entryScript = /<script type="module"[^>]*><\/script>\s*/
const links = /<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g

/** React writes what belongs into the head before the page itself. */
const hoisted = /^(?:<(?:meta|link)\b[^>]*>)+/

/** The product's own face; the system's one that stands in for it has another name. */
const ownFace =
  /@font-face\{font-family:Sluice Sans;src:(url\([^)]*\))[^}]*font-weight:([\d ]+)[^}]*\}/

/**
 * The first frame does not ask for the face, and on a slow line it would take a fifth of it from the app on its way: it comes once
 * the page is there. A page that is complete puts it on then. Where an app is just taking the page over, the next page does
 * (`useRouteFocus`): every word would be laid out again, under the reader's fingers. Where it has come before, it is there at once.
 */
function faceLater(source: string, weight: string, isComplete: boolean): string {
  return `{
const style = document.getElementById('face')
if (!document.documentElement.hasAttribute('${cookiesReadAttribute}') && /(?:^|; )${faceCookie}=1/.test(document.cookie)) style.media = 'all'
if (style.media === 'not all') addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(() =>
new FontFace('Sluice Sans', '${source}', { weight: '${weight}' }).load().then((face) => {
${isComplete ? 'document.fonts.add(face)' : 'self.comingFace = face'}
document.cookie = '${faceCookie}=1; Max-Age=34560000; Path=/; SameSite=Lax'
}).catch(() => {})))
}`
}

function stylesOf({ styles, script }: PageParts): string {
  const [face, source, weight] = ownFace.exec(styles) ?? []
  if (!face || !source || !weight) return `<style>${styles}</style>`
  return [
    `<style>${styles.replace(face, '')}</style>`,
    `${faceStyleTag.waiting}${face}</style>`,
    `<script>${faceLater(source, weight, !!script)}</script>`,
  ].join('\n')
}

/** One page, complete: the bundler's page with what was rendered ahead in it. */
export function pageHtml(parts: PageParts): string {
  const { template, title, guard, script, firstFrameTo } = parts
  const [tags = ''] = hoisted.exec(parts.html) ?? []
  const app = script
    ? ''
    : [
        entryScript.exec(template)?.[0].trim() ?? '',
        ...parts.preload.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
        // Disabled, they are not fetched; the bundler's loader takes them for fetched, which they are.
        ...parts.styleFiles.map(
          (file) => `<link rel="stylesheet" crossorigin href="${file}" disabled>`,
        ),
      ].join('\n')
  const calls = guard?.calls.length ? ` data-calls="${escape(guard.calls.join(' '))}"` : ''
  const marks = [
    script ? 'data-static' : 'data-opened',
    ...(guard ? [`${audienceAttribute}="${guard.audience}"`] : []),
  ]
  return template
    .replace('<html', ['<html', ...marks].join(' '))
    .replace(/<!--[\s\S]*?-->\s*/g, '')
    .replaceAll(/\n\s+/g, '\n')
    .replace(entryScript, '')
    .replaceAll(links, '')
    .replace(/<title>.*?<\/title>/, () =>
      [
        firstFrameTo && `<link rel="expect" href="#${firstFrameTo}" blocking="render">`,
        guard && `<script${calls}>${guard.code}</script>`,
        `<title>${escape(title)}</title>`,
        description(parts),
        tags,
        stylesOf(parts),
        app,
      ].join('\n'),
    )
    .replace(/(<div id="root">)(<\/div>)/, (_, open: string, close: string) =>
      [open, parts.html.slice(tags.length), close].join(''),
    )
    .replace(/\s*<noscript>.*?<\/noscript>/, (words) =>
      // At the end of the page, and within it: asking for it would cost more than what it does.
      script ? `\n<script type="module">${script}</script>` : words,
    )
}
