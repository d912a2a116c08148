import { download } from './download.ts'

/** The formats of files that merchants download. */
const formats = {
  csv: { description: 'CSV', type: 'text/csv', extension: '.csv' },
  json: { description: 'JSON', type: 'application/json', extension: '.json' },
  xlsx: {
    description: 'XLSX',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: '.xlsx',
  },
} as const

interface FilePicker {
  showSaveFilePicker: (options: object) => Promise<FileSystemFileHandle>
}

function hasFilePicker(scope: object): scope is FilePicker {
  return 'showSaveFilePicker' in scope
}

/**
 * Lets the merchant choose a file, if the browser can write to one. Otherwise collects the content and downloads it at the
 * end. Closing the file completes it, aborting it leaves nothing behind. Call it from a click. Resolves to undefined if the
 * merchant cancels.
 */
export async function openFile(
  name: string,
  format: keyof typeof formats,
): Promise<WritableStream<Uint8Array> | undefined> {
  const { description, type, extension } = formats[format]
  const fileName = name + extension
  const scope: object = globalThis
  if (!hasFilePicker(scope)) return createDownload(fileName, type)
  try {
    const types = [{ description, accept: { [type]: [extension] } }]
    const handle = await scope.showSaveFilePicker({ suggestedName: fileName, types })
    return await handle.createWritable()
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    // The picker is also refused inside another site's frame, and some seconds after the click.
    return isCancelled ? undefined : createDownload(fileName, type)
  }
}

function createDownload(name: string, type: string) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  return new WritableStream<Uint8Array>({
    // A blob does not take memory that may be shared, as that of a stream might be.
    write: (part) => void parts.push(new Uint8Array(part)),
    close: () => download(name, new Blob(parts, { type })),
  })
}
