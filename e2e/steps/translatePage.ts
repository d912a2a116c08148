/**
 * Does to a page what a browser's translator does: replaces each text, also those that come later, by a copy in elements of its
 * own. Returns a function that stops it and returns the texts that nobody sees, because the page changed the original of a copy. It
 * needs nothing from outside, so that a test can send it to a browser.
 */
export function translatePage(): () => string[] {
  const unseen: string[] = []
  const addUnseen = (records: readonly MutationRecord[]) => {
    for (const { target } of records) unseen.push(target.textContent ?? '')
  }
  const originals = new MutationObserver(addUnseen)
  const leftAlone = '[translate="no"], script, style, textarea, option, svg, font'

  function translate(text: Text) {
    if (!text.data.trim() || text.parentElement?.closest(leftAlone)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
    originals.observe(text, { characterData: true })
  }

  function translateIn(node: Node) {
    const texts: Node[] = [node]
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) if (text instanceof Text) translate(text)
  }

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node.isConnected) translateIn(node)
    }
  })
  translateIn(document.body)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    addUnseen(originals.takeRecords())
    originals.disconnect()
    return unseen
  }
}
