import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'

import type { Uses } from '../../context.ts'
import type { Environment } from '../../http/Environment.ts'
import type { RouteGroup } from '../../http/RouteGroup.ts'
import { readTextBody } from '../../http/readBody.ts'
import { sandboxPolicy } from '../pages/layout.ts'
import type { Html } from '../pages/layout.ts'
import type { Google, SignIn } from './createGoogle.ts'
import { choosePage, consentPage, failurePage } from './pages.ts'
import { googlePath } from './paths.ts'
import { personOf } from './persons.ts'

/** The app's page that receives the provider's response. */
const redirectPath = '/google/'

/** The app's page under every name by which a browser on this machine may reach the gateway. */
function redirectUrisOf(publicUrl: string): string[] {
  const hosts = ['127.0.0.1', 'localhost', '[::1]'].map((host) => `http://${host}`)
  return [publicUrl, ...hosts].map((origin) => `${origin}${redirectPath}`)
}

/** Shows a page of the sign-in, or an error page if there is none. */
function show(c: Context<Environment>, signIn: SignIn | null, page: Html) {
  if (!signIn) return c.html(failurePage(), 400, sandboxPolicy())
  // Browsers apply `form-action` also to redirects that follow a form submission.
  return c.html(page, 200, sandboxPolicy(new URL(signIn.redirectUri).origin))
}

/** The sandbox's stand-in for Google. The provider is loaded when it is first used. */
export const googleRoutes: RouteGroup = (app, context: Uses<'publicUrl'>) => {
  let loading: Promise<Google> | undefined
  async function load(): Promise<Google> {
    const { createGoogle } = await import('./createGoogle.ts')
    const publicUrl = context.publicUrl()
    return createGoogle(`${publicUrl}${googlePath}`, redirectUrisOf(publicUrl))
  }

  async function signInOf(c: Context<Environment>): Promise<SignIn | null> {
    const google = await (loading ??= load())
    return google.signIn(c.env.incoming, c.env.outgoing)
  }

  app.get(`${googlePath}/interaction/:uid`, async (c) =>
    show(c, await signInOf(c), choosePage(c.req.param('uid'))),
  )
  app.get(`${googlePath}/interaction/:uid/consent`, async (c) => {
    const sent = new URL(c.req.url).searchParams
    const person = personOf(sent)
    const uid = c.req.param('uid')
    return show(c, await signInOf(c), person ? consentPage(uid, person, sent) : choosePage(uid))
  })
  app.post(`${googlePath}/interaction/:uid`, async (c) => {
    const signIn = await signInOf(c)
    if (!signIn) return show(c, null, failurePage())
    const sent = new URLSearchParams(await readTextBody(c))
    const person = sent.get('decision') === 'allow' ? personOf(sent) : null
    return c.redirect(await (person ? signIn.allow(person) : signIn.cancel()), 303)
  })
  app.all(`${googlePath}/*`, async (c) => {
    const google = await (loading ??= load())
    await google.response(c.env.incoming, c.env.outgoing)
    return RESPONSE_ALREADY_SENT
  })
}
