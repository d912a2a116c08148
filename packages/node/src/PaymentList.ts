/** A list that is fetched page by page, as far as you read it. */
export interface PaymentList<T> extends AsyncIterable<T> {
  /** The pages instead of the single items. */
  pages: () => AsyncIterable<readonly T[]>
}

/** A page, and the cursor of the next one, if there is one. */
export interface Page<T> {
  items: readonly T[]
  next: string | undefined
}

/** The cursor of the next page in a `Link` header (RFC 8288). */
export function readNextCursor(header: string | null): string | undefined {
  const link = /<([^>]*)>\s*;[^,]*\brel="?next\b/i.exec(header ?? '')?.[1]
  if (link === undefined) return undefined
  return new URL(link, 'https://gateway.invalid').searchParams.get('cursor') ?? undefined
}

/** Makes a list of the function that fetches one page. */
export function createPaymentList<T>(
  firstCursor: string | undefined,
  fetchPage: (cursor: string | undefined) => Promise<Page<T>>,
): PaymentList<T> {
  async function* pages() {
    let cursor = firstCursor
    do {
      const page = await fetchPage(cursor)
      yield page.items
      cursor = page.next
    } while (cursor !== undefined)
  }
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const items of pages()) yield* items
    },
  }
}
