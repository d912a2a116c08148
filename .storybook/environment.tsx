import type { Decorator } from '@storybook/react-vite'

/** What the toolbar sets on the root element of the document, beside the theme. */
export const environmentToolbar = {
  direction: {
    description: 'Reading direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  language: {
    description: 'Language of the texts',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'pseudo', title: 'Pseudo: accented, a third longer' },
      ],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
    },
  },
}

export const initialEnvironment = { direction: 'ltr', language: 'en', density: 'comfortable' }

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

/** Translates what is on the page, and what appears there, until it is stopped. */
function translatePage(): () => void {
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

let stopTranslating: (() => void) | undefined

/** Sets the reading direction, the density and the language of the document. */
export function applyEnvironment({ direction, density, language }: Record<string, unknown>): void {
  const { documentElement } = document
  documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr'
  if (density === 'compact') documentElement.dataset.density = 'compact'
  else delete documentElement.dataset.density
  if (language === 'pseudo') {
    stopTranslating ??= translatePage()
  } else {
    stopTranslating?.()
    stopTranslating = undefined
  }
}

export const withEnvironment: Decorator = (Story, { globals }) => {
  applyEnvironment(globals)
  return <Story />
}
