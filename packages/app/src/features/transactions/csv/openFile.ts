/** Where the lines of a file go. */
export interface OpenFile {
  write: (text: string) => Promise<void>
  /** The file is whole. */
  close: () => Promise<void>
  /** Leaves nothing behind. */
  discard: () => Promise<void>
}

interface Picker {
  showSaveFilePicker: (options: object) => Promise<FileSystemFileHandle>
}

function canPick(scope: object): scope is Picker {
  return 'showSaveFilePicker' in scope
}

function download(name: string, parts: string[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function inMemory(name: string): OpenFile {
  let parts: string[] = []
  return {
    write: (text) => {
      parts.push(text)
      return Promise.resolve()
    },
    close: () => {
      download(name, parts)
      return Promise.resolve()
    },
    discard: () => {
      parts = []
      return Promise.resolve()
    },
  }
}

/**
 * Opens a file of the merchant's choice and writes to it as the rows come, where the browser can; elsewhere keeps them
 * and downloads them in the end. Has to be called while a press of a button still counts.
 *
 * @returns undefined where the merchant chose no file.
 */
export async function openFile(name: string): Promise<OpenFile | undefined> {
  const scope: object = globalThis
  if (!canPick(scope)) return inMemory(name)
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
    // Anything else, as inside a frame of another site, is a reason to do without the picker.
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : inMemory(name)
  }
}
