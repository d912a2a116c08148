/**
 * Marks the link to the section that is being read, the one at a third of the window's height.
 *
 * @returns ends it
 */
export function markCurrentSection(root: HTMLElement): () => void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')]
  const observer = new IntersectionObserver(
    (entries) => {
      const current = entries.find(({ isIntersecting }) => isIntersecting)?.target.id
      if (current === undefined) return
      for (const link of links) {
        if (link.hash === `#${current}`) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: '-33% 0px -66%' },
  )
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1))
    if (section) observer.observe(section)
  }
  return () => observer.disconnect()
}
