import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { exampleTransactions } from './exampleTransactions.ts'
import { drawingOf, drawLater } from './longLists.ts'
import { rowsPerBlock } from './rowsPerBlock.ts'

/** An element that lies `top` pixels below the upper edge of the screen, a hundred pixels high. */
function at(top: number): Element {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100)
  return element
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 1040)
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('drawingOf a long list', () => {
  const rows = exampleTransactions(10 * rowsPerBlock)

  it('draws at once what a screen can hold', () => {
    const { blocks } = drawingOf(rows, 'table')
    expect(blocks.flatMap((block) => block.rows)).toEqual(rows)
    expect(blocks[0]?.now).toBe(20)
    expect(blocks.slice(1).every(({ now }) => now === 0)).toBe(true)
  })

  it('draws at once what is in sight of the rows that were added', () => {
    const table = at(700)
    table.id = 'table'
    document.body.append(table)
    const grown = [...rows, ...exampleTransactions(300).slice(rows.length, rows.length + 10)]
    const { blocks } = drawingOf(grown, 'table', drawingOf(rows, 'table'))
    // 240 of 1,040 pixels are free below the table: five rows of 52.
    expect(blocks.map(({ now }) => now)).toEqual([...Array.from({ length: 10 }, () => 0), 5])
  })

  it('draws nothing at once of rows that are added out of sight', () => {
    const table = at(2000)
    table.id = 'table'
    document.body.append(table)
    const grown = exampleTransactions(rows.length + 10)
    const same = [...rows, ...grown.slice(rows.length)]
    const { blocks } = drawingOf(same, 'table', drawingOf(rows, 'table'))
    expect(blocks.every(({ now }) => now === 0)).toBe(true)
  })
})

describe('drawLater', () => {
  it('draws what is in sight first and together, then what is nearest, and nothing that was called off', async () => {
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
    const drawn: string[] = []
    const wait = (name: string, top: number) => drawLater(at(top), () => void drawn.push(name))
    wait('far below', 9000)
    wait('above', -500)
    wait('gone', 100)()
    wait('in sight', 200)
    wait('in sight too', 900)
    await vi.waitFor(() => expect(drawn).toHaveLength(4))
    expect(drawn).toEqual(['in sight', 'in sight too', 'above', 'far below'])
  })
})
