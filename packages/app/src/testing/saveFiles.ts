/** Replaces the file picker, and returns the parts of what is saved. */
export function saveFiles(): string[] {
  const parts: string[] = []
  const stream = {
    write: async (text: string) => void parts.push(text),
    close: async () => undefined,
    abort: async () => void parts.splice(0),
  }
  const picker = async () => ({ createWritable: async () => stream })
  Object.defineProperty(globalThis, 'showSaveFilePicker', { configurable: true, value: picker })
  return parts
}
