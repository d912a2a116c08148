/** A `name` table with the entries that browsers require: Windows platform, UTF-16BE, US English. */
function nameTable(family: string): Buffer {
  const names = { 1: family, 2: 'Regular', 4: family, 6: family.replaceAll(' ', '') }
  const entries = Object.entries(names)
  const storage = 6 + entries.length * 12
  const records: number[] = []
  const texts: Buffer[] = []
  let offset = 0
  for (const [id, name] of entries) {
    const text = Buffer.from(name, 'utf16le').swap16()
    records.push(3, 1, 0x409, Number(id), text.length, offset)
    texts.push(text)
    offset += text.length
  }
  const head = Buffer.alloc(storage)
  for (const [i, value] of [0, entries.length, storage, ...records].entries()) {
    head.writeUInt16BE(value, i * 2)
  }
  return Buffer.concat([head, ...texts])
}

/** Replaces the names in an uncompressed font, in place. Compressing it to WOFF2 updates the checksums. */
export function renameFont(sfnt: Buffer, family: string): Buffer {
  const table = nameTable(family)
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => 12 + i * 16)
  const entry = tables.find((at) => sfnt.toString('latin1', at, at + 4) === 'name')
  if (entry === undefined) throw new Error('The font has no name table.')
  const offset = sfnt.readUInt32BE(entry + 8)
  const length = sfnt.readUInt32BE(entry + 12)
  if (table.length > length) throw new Error(`The name table holds at most ${length} bytes.`)
  sfnt.fill(0, offset, offset + length)
  table.copy(sfnt, offset)
  sfnt.writeUInt32BE(table.length, entry + 12)
  return sfnt
}
