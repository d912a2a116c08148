import { transform } from 'lightningcss'

/** The distinct names that follow `sign` in a text. */
function namesIn(text: string, sign: RegExp): Set<string> {
  return new Set([...text.matchAll(sign)].map(([, name = '']) => name))
}

function without(css: string, unusedSymbols: string[]): string {
  const code = Buffer.from(css)
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code.toString()
}

/**
 * Removes from a stylesheet what a static page cannot use: rules for classes that are not in its HTML, and custom
 * properties that nothing reads.
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
