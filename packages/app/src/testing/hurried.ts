/** For a story's `beforeEach`: other values of some settings, such as times in milliseconds, until the story is over. */
export function hurried<Name extends string, Value extends number | boolean>(
  settings: Readonly<Record<Name, Value>>,
  values: Readonly<Partial<Record<Name, Value>>>,
): () => void {
  const original = { ...settings }
  Object.assign(settings, values)
  return () => {
    Object.assign(settings, original)
  }
}
