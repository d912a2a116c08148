const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ë',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
}

/** Stands for a translation: with accents, and as much longer as German is. */
function pseudo(text: string): string {
  const accented = text.replaceAll(/[aceinosuy]/g, (letter) => accents[letter] ?? letter)
  return `[${accented}${' ~'.repeat(Math.ceil(text.length / 6))}]`
}

/** Words that a translation would replace: not code, amounts or dates, and not the docs page around a story. */
function isTranslatable(node: Node): boolean {
  const parent = node.parentElement
  const text = node.nodeValue ?? ''
  const isId = /^\S*\d\S*$/.test(text)
  if (!parent || isId || !/\p{L}{2}/u.test(text)) return false
  if (parent.closest('script, style, code, pre, data, time, .sb-errordisplay')) return false
  return !parent.closest('.sbdocs') || Boolean(parent.closest('.sb-story'))
}

/** Translates what is on the page, and what appears there, into a pseudo-language until the returned function is called. */
export function translatePage(): () => void {
  const originals = new Map<Node, string>()
  const observer = new MutationObserver(translate)
  function translate() {
    observer.disconnect()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.nodeValue ?? ''
      if (text === pseudo(originals.get(node) ?? '') || !isTranslatable(node)) continue
      originals.set(node, text)
      node.nodeValue = pseudo(text)
    }
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  translate()
  return () => {
    observer.disconnect()
    for (const [node, text] of originals) {
      if (node.nodeValue === pseudo(text)) node.nodeValue = text
    }
  }
}
