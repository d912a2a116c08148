/** A stream of server-sent events, as a client reads it. */
export interface EventStream {
  status: number
  headers: Headers
  /** The JSON of the next event; null at the end of the stream. */
  next: () => Promise<ReturnType<typeof JSON.parse>>
  /** Leaves the stream. */
  leave: () => void
}

/** Opens a stream. */
export async function openStream(
  url: string,
  request: (url: string, init: RequestInit) => Response | Promise<Response> = fetch,
  headers: Record<string, string> = {},
): Promise<EventStream> {
  const controller = new AbortController()
  const response = await request(url, { headers, signal: controller.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  async function next(): Promise<unknown> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
        text = text.slice(end + 2)
        if (data !== undefined) return JSON.parse(data)
        continue
      }
      const part = await reader?.read()
      if (!part || part.done) return null
      text += part.value
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    next,
    leave: () => {
      // Without a server, nothing but the reader can end it.
      reader?.cancel().catch(() => undefined)
      controller.abort()
    },
  }
}
