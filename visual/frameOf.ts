/**
 * Runs in the page, and therefore uses nothing from outside: the box around everything that the story shows, dialogs
 * and toasts included, with a margin for shadows and focus rings, and not beyond the page. CSS pixels.
 *
 * @param tallest the greatest height.
 */
export function frameOf(tallest: number): { x: number; y: number; width: number; height: number } {
  const margin = 16
  // Enough to find the edges: what comes after that many elements only lengthens a list.
  const mostElements = 3000
  const fullBleed = document.body.classList.contains('sb-main-fullscreen')
  const { scrollWidth, scrollHeight } = document.documentElement
  let [left, top, right, bottom] = [scrollWidth, scrollHeight, 0, 0]
  const elements = document.body.querySelectorAll(
    '#storybook-root, #storybook-root *, body > :not([id^="storybook-"], [class*="sb-"], script, style) *',
  )
  for (const element of [...elements].slice(0, mostElements)) {
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1 || !element.checkVisibility()) continue
    left = Math.min(left, box.left)
    top = Math.min(top, box.top)
    right = Math.max(right, box.right)
    bottom = Math.max(bottom, box.bottom)
  }
  if (fullBleed || right <= left) return fit(0, 0, scrollWidth, scrollHeight)
  return fit(left - margin, top - margin, right + margin, bottom + margin)

  function fit(fromX: number, fromY: number, toX: number, toY: number) {
    const x = Math.max(0, Math.floor(fromX))
    const y = Math.max(0, Math.floor(fromY))
    const width = Math.min(scrollWidth, Math.ceil(toX)) - x
    const height = Math.min(scrollHeight, tallest, Math.ceil(toY)) - y
    return { x, y, width, height }
  }
}
