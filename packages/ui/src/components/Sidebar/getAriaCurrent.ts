/** Marks the link to the current page, or to its parent page. */
export function getAriaCurrent(href: string, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page'
  return currentPath.startsWith(`${href}/`) ? 'true' : undefined
}
