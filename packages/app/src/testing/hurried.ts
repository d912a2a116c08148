/** Overrides settings, such as delays, during a story. Call it in the story's `beforeEach`. */
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
