import { crc32, deflateSync } from 'node:zlib'

import { PNG } from 'pngjs'

/**
 * The same pixels in fewer bytes: a palette where 256 colours are enough, which they are for most components. Pictures
 * are opaque, so transparency is left out.
 */
export function compactPng(picture: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(picture)
  const palette = new Map<number, number>()
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = data.readUInt32BE((y * width + x) * 4) >>> 8
      const index = palette.get(color) ?? palette.size
      if (index > 255) return smaller(picture, withoutPalette(picture))
      palette.set(color, index)
      // The first byte of each row says that it is stored as it is.
      rows[y * (width + 1) + 1 + x] = index
    }
  }
  const colors = Buffer.alloc(palette.size * 3)
  for (const [color, index] of palette) colors.writeUIntBE(color, index * 3, 3)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits a pixel, which name a colour of the palette.
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function withoutPalette(picture: Buffer): Buffer {
  // For flat areas and letters, plain deflate of unfiltered rows comes out smallest.
  const options = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const
  return PNG.sync.write(PNG.sync.read(picture), options)
}

function smaller(one: Buffer, other: Buffer): Buffer {
  return one.length < other.length ? one : other
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(content.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
