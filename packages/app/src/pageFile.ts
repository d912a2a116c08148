/** The HTML file of a route. A page with an ID in its path is one file for all IDs. */
export function pageFile(path: string): string {
  if (path === '*') return '404.html'
  return path === '/' ? 'index.html' : `${path.slice(1).replace(':', '_')}.html`
}
