import { download } from './download.ts'

/** A file that text is appended to. */
export interface OpenFile {
  write: (text: string) => Promise<void>
  /** Completes the file. */
  close: () => Promise<void>
  /** Leaves nothing behind. */
  discard: () => Promise<void>
}

/** The formats of files that merchants download. */
const formats = {
  csv: { description: 'CSV', type: 'text/csv', extension: '.csv' },
  json: { description: 'JSON', type: 'application/json', extension: '.json' },
} as const

interface FilePicker {
  showSaveFilePicker: (options: object) => Promise<FileSystemFileHandle>
}

function hasFilePicker(scope: object): scope is FilePicker {
  return 'showSaveFilePicker' in scope
}

/**
 * Lets the merchant choose a file, if the browser can write to one. Otherwise collects the text and downloads it at the
 * end. Call it from a click. Resolves to undefined if the merchant cancels.
 */
export async function openFile(
  name: string,
  format: keyof typeof formats,
): Promise<OpenFile | undefined> {
  const { description, type, extension } = formats[format]
  const fileName = name + extension
  const scope: object = globalThis
  if (!hasFilePicker(scope)) return createDownload(fileName, type)
  try {
    const types = [{ description, accept: { [type]: [extension] } }]
    const handle = await scope.showSaveFilePicker({ suggestedName: fileName, types })
    const stream = await handle.createWritable()
    return {
      write: (text) => stream.write(text),
      close: () => stream.close(),
      discard: () => stream.abort(),
    }
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    // The picker is also refused inside another site's frame, and some seconds after the click.
    return isCancelled ? undefined : createDownload(fileName, type)
  }
}

function createDownload(name: string, type: string): OpenFile {
  const parts: string[] = []
  return {
    write: async (text) => void parts.push(text),
    close: async () => download(name, new Blob(parts, { type: `${type};charset=utf-8` })),
    discard: async () => void parts.splice(0),
  }
}
