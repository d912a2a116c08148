const storageKey = 'sluice-code-language'

/** Private windows may refuse access to the storage. */
function read(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function store(language: string): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // The language is kept until the page is left.
  }
}

function show(root: HTMLElement, language: string): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>('figure input[type="radio"]')) {
    if (radio.value === language) radio.checked = true
  }
}

/**
 * Shows all code samples in the language that was chosen last, and remembers the choice in this browser.
 *
 * @returns removes the listener
 */
export function keepLanguage(root: HTMLElement): () => void {
  const language = read()
  if (language !== null) show(root, language)

  function onChange({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || !target.closest('figure')) return
    // Samples above may become shorter or longer; what was clicked stays where it is.
    const before = target.getBoundingClientRect().top
    show(root, target.value)
    store(target.value)
    scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  root.addEventListener('change', onChange)
  return () => root.removeEventListener('change', onChange)
}
