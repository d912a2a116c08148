import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { exampleTransactions } from './exampleTransactions.ts'
import { drawingOf, drawLater } from './longLists.ts'
import { blocksPerGroup, rowsPerBlock } from './rowsPerBlock.ts'

/** An element that lies `top` pixels below the upper edge of the screen. */
function at(top: number, height = 100): HTMLElement {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height)
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
    const blocks = drawingOf(rows, 'table').groups.flat()
    expect(blocks.flatMap((block) => block.rows)).toEqual(rows)
    expect(blocks[0]?.now).toBe(20)
    expect(blocks.slice(1).every(({ now }) => now === 0)).toBe(true)
  })

  it('draws at once what is in sight of the rows that were added', () => {
    const table = at(700)
    table.id = 'table'
    document.body.append(table)
    const grown = [...rows, ...exampleTransactions(300).slice(rows.length, rows.length + 10)]
    const before = drawingOf(rows, 'table')
    const blocks = drawingOf(grown, 'table', before).groups.flat()
    // 240 of 1,040 pixels are free below the table: five rows of 52.
    expect(blocks.at(-1)?.now).toBe(5)
    expect(blocks.slice(0, -1)).toEqual(before.groups.flat())
  })

  it('draws nothing at once of rows that are added out of sight', () => {
    const table = at(2000)
    table.id = 'table'
    document.body.append(table)
    const grown = exampleTransactions(rows.length + 10)
    const same = [...rows, ...grown.slice(rows.length)]
    const { groups } = drawingOf(same, 'table', drawingOf(rows, 'table'))
    expect(groups.flat().at(-1)?.now).toBe(0)
  })
})

describe('drawingOf a very long list', () => {
  const group = blocksPerGroup * rowsPerBlock
  const rows = exampleTransactions(2 * group + 5)

  it('puts its blocks into groups of one size', () => {
    const { groups } = drawingOf(rows, 'table')
    expect(groups.map(({ length }) => length)).toEqual([blocksPerGroup, blocksPerGroup, 1])
  })

  it('leaves every group untouched but the one that a row was added to', () => {
    const before = drawingOf(rows.slice(0, -1), 'table')
    const { groups } = drawingOf(rows, 'table', before)
    expect(groups.map((each, i) => each === before.groups[i])).toEqual([true, true, false])
    expect(groups.flat().flatMap((block) => block.rows)).toEqual(rows)
  })

  it('leaves every block untouched but the one in which a row changed', () => {
    const before = drawingOf(rows, 'table')
    const changed = rows.map((row, i) => (i === group ? { ...row, status: 0 } : row))
    const old = before.groups.flat()
    const blocks = drawingOf(changed, 'table', before).groups.flat()
    const anew = blocks.flatMap((block, i) => (block === old[i] ? [] : [i]))
    expect(anew).toEqual([blocksPerGroup])
  })
})

describe('drawLater', () => {
  it('draws what is in sight first and together, then what is nearest, and nothing that was called off', async () => {
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
    const drawn: string[] = []
    const wait = (name: string, group: Element, top: number) => {
      const block = at(top)
      group.append(block)
      return drawLater(block, () => void drawn.push(name))
    }
    const near = at(-4000, 8000)
    const far = at(4000, 8000)
    const skipped = vi.fn<() => DOMRect>(() => new DOMRect())
    wait('far below', far, 0)
    for (const block of far.children) block.getBoundingClientRect = skipped
    wait('below', near, 3000)
    wait('above', near, -500)
    wait('gone', near, 100)()
    wait('in sight', near, 200)
    wait('in sight too', near, 900)
    await vi.waitFor(() => expect(drawn).toHaveLength(5))
    expect(skipped, 'where it lies is not asked of what is skipped').not.toHaveBeenCalled()
    expect(drawn).toEqual(['in sight', 'in sight too', 'above', 'below', 'far below'])
  })
})
