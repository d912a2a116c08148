/** Names and values of metadata that is a JSON object. Undefined for any other text. */
export function metadataEntries(meta: string): [name: string, value: string][] | undefined {
  if (!meta.trimStart().startsWith('{')) return undefined
  try {
    const parsed: unknown = JSON.parse(meta)
    if (typeof parsed !== 'object' || parsed === null) return undefined
    const entries = Object.entries(parsed).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    return entries.length > 0 ? entries : undefined
  } catch {
    return undefined
  }
}
