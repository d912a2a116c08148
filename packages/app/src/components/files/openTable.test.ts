import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import readExcel from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openTable, tableFormats, type TableFormat } from './openTable.ts'
import type { FileColumn, TableFile } from './tableFile.ts'
import { xlsxFile } from './xlsxFile.ts'

interface Row {
  text: string | null
  amount: string | null
  at: string
}

const columns: readonly FileColumn<Row>[] = [
  { name: 'Order number', kind: 'text', read: ({ text }) => text },
  { name: 'Net', kind: 'amount', read: ({ amount }) => amount },
  { name: 'Time', kind: 'time', read: ({ at }) => at },
]

const at = '2026-11-20T20:15:30.000Z'

/** What a spreadsheet would calculate, round, or take for a day. */
const orderNumbers = [
  '=1+1',
  '＝1+1',
  'Order 7;=1+1;y',
  '\n=1+1',
  'x\t=1+1',
  '\u00a0=1+1',
  '000123',
  '12345678901234567890',
  '3-4',
  '1e5',
  'TRUE',
  'a "b", c',
  'चाय ☕',
  '_x0041_ <b>&amp;</b>',
  '\u0001 bell \u0007',
]

function tableOf(rows: readonly Row[]): TableFile<Row> {
  async function* pages() {
    yield rows.slice(0, 5)
    yield rows.slice(5)
  }
  return { title: 'Report', columns, exactName: (name) => `${name} (exact)`, pages: pages() }
}

const rowOf = (text: string | null, amount: string | null = '12.5000000000'): Row => ({
  text,
  amount,
  at,
})

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer())
}

async function write(format: TableFormat, rows: readonly Row[]): Promise<Buffer> {
  return bytesOf(await openTable(format, tableOf(rows)))
}

const texts = { trim: false } as const

describe('an Excel file', () => {
  test('has order numbers as text, amounts as numbers with the exact text, and times on the wall', async () => {
    const [sheet] = await readExcel(
      await write(
        'xlsx',
        orderNumbers.map((each) => rowOf(each)),
      ),
      texts,
    )
    const [head, ...rows] = sheet?.data ?? []
    expect(head).toEqual(['Order number', 'Net', 'Net (exact)', 'Time'])
    const wall = new Date('2026-11-21T01:45:30Z')
    expect(rows).toEqual(orderNumbers.map((each) => [each, 12.5, '12.5000000000', wall]))
  })

  test('keeps every digit of a large amount, and leaves missing values empty', async () => {
    const amount = '-99999999999999999999.9999999999'
    const file = await write('xlsx', [rowOf('large', amount), rowOf(null, null)])
    const [sheet] = await readExcel(file, texts)
    expect(sheet?.data.slice(1).map((row) => row.slice(0, 3))).toEqual([
      ['large', -1e20, amount],
      [null, null, null],
    ])
  })

  test('goes on in a new sheet, under the same header, where a sheet is full', async () => {
    const rows = ['1', '2', '3', '4', '5'].map((each) => rowOf(each))
    const sheets = await readExcel(await bytesOf(xlsxFile(tableOf(rows), { maxRowsPerSheet: 3 })))
    expect(sheets.map(({ data }) => data.map(([first]) => first))).toEqual([
      ['Order number', '1', '2'],
      ['Order number', '3', '4'],
      ['Order number', '5'],
    ])
  })

  test('without rows is a header', async () => {
    const [sheet] = await readExcel(await write('xlsx', []))
    expect(sheet?.data).toHaveLength(1)
  })
})

test('a CSV file quotes text, and has exact amounts and times on the wall', async () => {
  const file = await write('csv', [
    rowOf('000123', '-99999999999999999999.9999999999'),
    rowOf(null),
  ])
  expect(file.toString()).toBe(
    '\uFEFF"Order number","Net","Time"\r\n' +
      '"000123",-99999999999999999999.9999999999,2026-11-21 01:45:30\r\n' +
      '"",12.5000000000,2026-11-21 01:45:30\r\n',
  )
})

const office = await promisify(execFile)('soffice', ['--version']).then(
  () => true,
  () => false,
)

describe.runIf(office)('LibreOffice', () => {
  let folder: string
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'sluice-report-'))))
  afterAll(() => rm(folder, { recursive: true }))

  async function convert(format: TableFormat): Promise<string> {
    const file = join(folder, `report.${format}`)
    const rows = orderNumbers.map((each) => rowOf(each))
    await writeFile(file, await write(format, rows))
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const to = ['--convert-to', 'fods', '--outdir', folder]
    await promisify(execFile)('soffice', [profile, '--headless', ...to, file])
    return readFile(join(folder, 'report.fods'), 'utf8')
  }

  test.each(tableFormats)(
    'calculates nothing in an %s file',
    async (format) => {
      expect(await convert(format)).not.toContain('table:formula')
    },
    120_000,
  )

  test('keeps the digits of an order number in an Excel file', async () => {
    expect(await convert('xlsx')).toContain('>12345678901234567890<')
  }, 120_000)
})
