import type { RouteGroup } from '../createApp.ts'
import { openApiDocument } from './openApiDocument.ts'

/** Serves the contract as an OpenAPI document, made anew only when the gateway starts. */
export const openApiRoutes: RouteGroup = (app, context) => {
  let document: string | null = null
  app.get('/openapi.json', (c) => {
    // The address is known only once the gateway listens.
    document ??= JSON.stringify(openApiDocument(context.publicUrl()))
    return c.body(document, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    })
  })
}
