import { CodeBlock } from '@sluice/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { enhanceReference } from './enhanceReference.ts'

const node = { label: 'Node', code: 'await fetch(url)' }
const python = { label: 'Python', code: 'urlopen(url)' }

/** The callback and the elements of the latest observer; jsdom has none of its own. */
const observed: { see: (ids: string[]) => void; ids: string[] } = { see: () => undefined, ids: [] }

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean; target: { id: string } }[]) => void) {
    observed.ids = []
    observed.see = (ids) =>
      callback(observed.ids.map((id) => ({ isIntersecting: ids.includes(id), target: { id } })))
  }
  observe({ id }: Element) {
    observed.ids.push(id)
  }
  disconnect() {
    observed.ids = []
  }
}

let end: () => void

function open() {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <nav>
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </nav>
      <section id="one">
        <CodeBlock title="One" samples={[node, python]} />
      </section>
      <section id="two">
        <CodeBlock title="Two" samples={[node, python]} />
        <CodeBlock title="Node only" samples={[node, { label: 'curl', code: 'curl' }]} />
      </section>
    </>,
  )
  end = enhanceReference(document.body)
}

function chosen(): string[] {
  const radios = document.querySelectorAll<HTMLInputElement>('input:checked')
  return [...radios].map(({ value }) => value)
}

function current() {
  return document.querySelector('[aria-current]')?.textContent
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('scrollBy', vi.fn())
  open()
})

afterEach(() => {
  end()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('shows all samples in the chosen language, now and on the next visit', () => {
  expect(chosen()).toEqual(['Node', 'Node', 'Node'])
  document.querySelector<HTMLInputElement>('#two input[value="Python"]')?.click()
  expect(chosen()).toEqual(['Python', 'Python', 'Node'])
  end()
  open()
  expect(chosen()).toEqual(['Python', 'Python', 'Node'])
})

it('marks the section that is being read', () => {
  expect(observed.ids).toEqual(['one', 'two'])
  observed.see(['one'])
  expect(current()).toBe('One')
  observed.see(['two'])
  expect(current()).toBe('Two')
  observed.see([])
  expect(current()).toBe('Two')
})
