const staysMs = 2000

async function copy(place: HTMLElement): Promise<void> {
  const code = place.parentElement?.querySelector('pre')?.textContent ?? ''
  const news = place.querySelector('output')
  let words = place.dataset['copied'] ?? ''
  try {
    await navigator.clipboard.writeText(code)
  } catch {
    words = place.dataset['copyFailed'] ?? ''
  }
  place.dataset['copy'] = words
  if (news) news.textContent = words
  setTimeout(() => {
    place.dataset['copy'] = ''
    if (news) news.textContent = ''
  }, staysMs)
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return
  const place = target.closest('button')?.closest<HTMLElement>('[data-copy]')
  if (place) void copy(place)
}

/**
 * Makes the copy buttons of code blocks work on prerendered pages, which do not load React.
 *
 * @returns removes the listener
 */
export function enhanceCopy(root: HTMLElement): () => void {
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}
