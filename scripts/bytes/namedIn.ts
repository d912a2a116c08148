/** The files that a page names, below the built app's folder, and the styles that are written into it. */
export interface NamedFiles {
  /** Scripts that run, and those that are fetched along with them. */
  scripts: string[]
  stylesheets: string[]
  inlineStyles: string[]
  fonts: string[]
}

function all(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))]
}

/** Reads what a page will fetch out of its HTML. A disabled stylesheet is not fetched. */
export function namedIn(html: string): NamedFiles {
  const inlineStyles = all(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  const links = all(html, /<link ([^>]*)>/g).filter((link) => !/\bdisabled\b/.test(link))
  const hrefs = (rel: string) =>
    links
      .filter((link) => link.includes(`rel="${rel}"`))
      .map((link) => /href="\/([^"]*)"/.exec(link)?.[1] ?? '')
  return {
    scripts: [
      ...all(html, /<script type="module"[^>]* src="\/([^"]*)"/g),
      ...hrefs('modulepreload'),
    ],
    stylesheets: hrefs('stylesheet'),
    inlineStyles,
    fonts: all(inlineStyles.join(''), /url\(\/([^)]*\.woff2)\)/g),
  }
}
