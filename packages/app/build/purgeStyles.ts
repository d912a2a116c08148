import { transform } from 'lightningcss'

/** Names after `sign` in a text, each once. */
function namesIn(text: string, sign: RegExp): Set<string> {
  return new Set([...text.matchAll(sign)].map(([, name = '']) => name))
}

function without(css: string, unusedSymbols: string[]): string {
  const code = Buffer.from(css)
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code.toString()
}

/**
 * Leaves of a stylesheet what a page can use that never changes: no rule for a class that is not in its HTML, no custom
 * property that nothing reads.
 */
export function purgeStyles(css: string, html: string): string {
  const words = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const classes = [...namesIn(css, /\.([A-Za-z_][\w-]*)/g)].filter((name) => !words.has(name))
  const ofPage = without(css, classes)
  const read = namesIn(ofPage + html, /var\((--[\w-]+)/g)
  const unread = [...namesIn(ofPage, /(--[\w-]+):/g)].filter((name) => !read.has(name))
  return without(ofPage, unread)
}
