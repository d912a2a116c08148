/** Replaces the file picker, and returns the parts of what is saved, as text. */
export function saveFiles(): string[] {
  const parts: string[] = []
  const decoder = new TextDecoder()
  const createWritable = async () =>
    new WritableStream<Uint8Array>({
      write: (part) => void parts.push(decoder.decode(part)),
      abort: () => void parts.splice(0),
    })
  const picker = async () => ({ createWritable })
  Object.defineProperty(globalThis, 'showSaveFilePicker', { configurable: true, value: picker })
  return parts
}
