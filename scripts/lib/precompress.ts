import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this many bytes a compressed answer is not smaller on the wire. */
const smallest = 1024

/**
 * Puts a `.br` and a `.gz` beside every text file of a folder, at the strongest setting, so that a server never
 * compresses while somebody waits. Pages are left out: the server writes into them before they leave.
 */
export async function precompress(folder: string): Promise<void> {
  const compressBrotli = promisify(brotliCompress)
  const compressGzip = promisify(gzip)
  for await (const name of glob('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: folder })) {
    const file = join(folder, name)
    const content = await readFile(file)
    if (content.length < smallest) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await Promise.all([
      compressBrotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
      compressGzip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    ])
  }
}
