import type { RouteGroup } from '../http/createApp.ts'
import { readTextBody } from '../http/readJsonBody.ts'
import { sandboxReceiverPath } from '../webhooks/checkWebhookUrl.ts'
import { sandboxPolicy } from './pages/layout.ts'
import { webhooksPage } from './pages/webhooksPage.ts'
import { createWebhookInbox } from './webhookInbox.ts'

/** The sandbox's own receiver of webhooks: POST takes a message in, GET shows what came. */
export const webhookRoutes: RouteGroup = (app, context) => {
  const inbox = createWebhookInbox(context)
  app.post(sandboxReceiverPath, async (c) => {
    await inbox.take((name) => c.req.header(name), await readTextBody(c.req.raw))
    return c.body(null, 204)
  })
  app.get(sandboxReceiverPath, (c) =>
    c.html(
      webhooksPage(inbox.messages, `${context.publicUrl()}${sandboxReceiverPath}`),
      200,
      sandboxPolicy(),
    ),
  )
}
