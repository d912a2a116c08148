import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { pagePolicy } from './pagePolicy.ts'

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/** The sources of a directive, or undefined if it is missing. */
function sources(html: string, name: string): string | undefined {
  const directives = pagePolicy(html, {}).split('; ')
  return directives.find((text) => text.startsWith(`${name} `))?.slice(name.length + 1)
}

const page = `<html><head><style>a{color:red}</style><style media="print">b{}</style>
<script>let tag = '<p style="evil">'</script><script src="/a.js"></script>
<script id="x" type="application/json">{"a":1}</script><script type="module">run()</script></head>
<body><p style="width:7em">x</p><p class="a" style="font-family:&quot;A &amp; B&quot;">y</p><i style="width:7em"></i></body></html>`

test('allows inline scripts and styles of the built page by hash only', () => {
  expect(sources(page, 'script-src')).toBe(
    `'self' ${hash(`let tag = '<p style="evil">'`)} ${hash('run()')}`,
  )
  expect(sources(page, 'style-src')).toBe(`'self' ${hash('a{color:red}')} ${hash('b{}')}`)
  expect(sources(page, 'style-src-attr')).toBe(
    `'unsafe-hashes' ${hash('width:7em')} ${hash('font-family:"A & B"')}`,
  )
})

test('allows no inline content for a page without any', () => {
  const plain = '<html><head><link rel="stylesheet" href="/a.css"></head></html>'
  expect(sources(plain, 'script-src')).toBe("'self'")
  expect(sources(plain, 'style-src')).toBe("'self'")
  expect(sources(plain, 'style-src-attr')).toBeUndefined()
  expect(pagePolicy(page, {})).not.toContain('unsafe-inline')
})
