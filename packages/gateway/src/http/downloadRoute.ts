import type { Operation } from '@sluice/api/contract'

import { readCall } from './route.ts'
import type { Call, Route } from './route.ts'

/** Reads on only as fast as the client does. An error breaks the connection off, so that the file is not taken for complete. */
function streamOf(
  file: AsyncGenerator<string>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { value, done } = await file.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        onError(error)
        controller.error(error)
      }
    },
    cancel: async () => void (await file.return(undefined)),
  })
}

/** Binds an operation that responds with a file of JSON of any size. What `open` throws is an ordinary error response. */
export function downloadRoute<O extends Operation>(
  operation: O,
  name: string,
  open: (call: Call<O>) => Promise<AsyncGenerator<string>>,
): Route<O> {
  return {
    operation,
    respond: async (context, c) => {
      const call = await readCall(context, operation, c)
      const body = streamOf(await open(call), (err) => {
        context.logger.error({ request_id: c.get('requestId'), err }, 'download failed')
      })
      return c.body(body, 200, {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      })
    },
  }
}
