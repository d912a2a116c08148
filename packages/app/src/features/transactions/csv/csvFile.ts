/** A file that text is appended to. */
export interface CsvFile {
  write: (text: string) => Promise<void>
  /** Completes the file. */
  close: () => Promise<void>
  /** Leaves nothing behind. */
  discard: () => Promise<void>
}

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
export async function openCsvFile(name: string): Promise<CsvFile | undefined> {
  const scope: object = globalThis
  if (!hasFilePicker(scope)) return createDownload(name)
  try {
    const types = [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }]
    const handle = await scope.showSaveFilePicker({ suggestedName: name, types })
    const stream = await handle.createWritable()
    return {
      write: (text) => stream.write(text),
      close: () => stream.close(),
      discard: () => stream.abort(),
    }
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    // The picker is also refused inside another site's frame.
    return isCancelled ? undefined : createDownload(name)
  }
}

function createDownload(name: string): CsvFile {
  const parts: string[] = []
  return {
    write: async (text) => void parts.push(text),
    close: async () => download(name, new Blob(parts, { type: 'text/csv;charset=utf-8' })),
    discard: async () => void parts.splice(0),
  }
}

function download(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
