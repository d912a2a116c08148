import type { RouteGroup } from '../http/RouteGroup.ts'
import { readTextBody } from '../http/readBody.ts'
import { sandboxReceiverPath } from '../webhooks/destination.ts'
import { isGenuineEvent } from '../webhooks/eventService.ts'
import { sandboxPolicy } from './pages/layout.ts'
import { webhooksPage } from './pages/webhooksPage.ts'
import type { ReceivedMessage } from './pages/webhooksPage.ts'

const maxMessages = 50

/** A receiver for merchants without a server: POST accepts an event, GET shows the latest ones. */
export const webhookRoutes: RouteGroup = (app, context) => {
  const messages: ReceivedMessage[] = []

  app.post(sandboxReceiverPath, async (c) => {
    const body = await readTextBody(c)
    const headers = c.req.header()
    const verified = await isGenuineEvent(context, headers, body)
    const id = headers['webhook-id'] ?? ''
    messages.unshift({ id, body, verified, received_at: context.now() })
    messages.splice(maxMessages)
    return c.body(null, 204)
  })
  app.get(sandboxReceiverPath, (c) =>
    c.html(
      webhooksPage(messages, `${context.publicUrl()}${sandboxReceiverPath}`),
      200,
      sandboxPolicy(),
    ),
  )
}
