/** More than any source sends. */
const maxBytes = 1_000_000

/** Gets JSON from a source. Rejects for redirects, for errors, and for answers that are too long. */
export async function readJson(
  url: URL,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    signal,
    redirect: 'error',
    headers: { Accept: 'application/json', ...headers },
  })
  if (!response.ok) throw new Error(`answered with status ${response.status}`)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new Error('answered with more than a megabyte')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** The member at a path such as `data.rates.INR` or `0.price`. Undefined if there is none. */
export function memberAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (parent, name) =>
        typeof parent === 'object' && parent !== null && Object.hasOwn(parent, name)
          ? Reflect.get(parent, name)
          : undefined,
      value,
    )
}
