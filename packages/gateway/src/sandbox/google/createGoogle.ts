import type { IncomingMessage, ServerResponse } from 'node:http'

import { exportJWK, generateKeyPair } from 'jose'
import { interactionPolicy, Provider } from 'oidc-provider'

import { sandboxPolicy } from '../pages/layout.ts'
import { randomText } from '../../security/random.ts'
import { createMemoryAdapter } from './createMemoryAdapter.ts'
import { googleClientId, googlePath } from './paths.ts'
import { failurePage } from './pages.ts'
import type { Person } from './persons.ts'

/** A sign-in that waits for somebody's decision. */
export interface SignIn {
  /** Where the answer goes: the app's own page. */
  redirectUri: string
  /** Tells the provider, and gives the address that goes on from here. */
  allow: (person: Person) => Promise<string>
  cancel: () => Promise<string>
}

/** The stand-in for Google: a certified OpenID Connect provider that believes whoever one says one is. */
export interface Google {
  /** Answers a request of the protocol itself. */
  response: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** The sign-in that a page belongs to; null when it has run out, or was begun in another browser. */
  signIn: (request: IncomingMessage, response: ServerResponse) => Promise<SignIn | null>
}

/** How long one may take to choose, in seconds. */
const choosingSeconds = 600
const scope = 'openid email profile'

async function signingKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomText(8) }
}

function policy() {
  const prompts = interactionPolicy.base()
  // Google asks which account one means when the app says so; the choice then answers everything at once.
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return prompts
}

/** Makes the provider. Its keys are made with it: what it signed before a restart is worth nothing after it. */
export async function createGoogle(
  issuer: string,
  redirectUris: readonly string[],
): Promise<Google> {
  const accounts = new Map<string, Person>()
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: googleClientId,
        // A native client's pages on this machine may have any port.
        application_type: 'native',
        redirect_uris: [...redirectUris],
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
      },
    ],
    responseTypes: ['id_token'],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: [randomText(32)] },
    jwks: { keys: [await signingKey()] },
    ttl: {
      IdToken: 3600,
      Interaction: choosingSeconds,
      Grant: choosingSeconds,
      Session: choosingSeconds,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: { policy: policy(), url: (_, { uid }) => `${googlePath}/interaction/${uid}` },
    findAccount: (_, sub) => {
      const person = accounts.get(sub)
      return person && { accountId: sub, claims: () => ({ ...person }) }
    },
    renderError: async (ctx) => {
      ctx.set(sandboxPolicy())
      ctx.type = 'html'
      ctx.body = String(await failurePage())
    },
  })
  const callback = provider.callback()

  return {
    response: (request, response) => {
      const url = request.url ?? ''
      // By these two the provider finds out where it is mounted.
      Object.assign(request, { originalUrl: url, url: url.slice(googlePath.length) })
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('x-frame-options', 'DENY')
      response.setHeader('referrer-policy', 'no-referrer')
      return callback(request, response)
    },
    signIn: async (request, response) => {
      const details = await provider.interactionDetails(request, response).catch(() => null)
      if (!details) return null
      return {
        redirectUri: String(details.params['redirect_uri']),
        allow: async (person) => {
          accounts.set(person.sub, person)
          const grant = new provider.Grant({ accountId: person.sub, clientId: googleClientId })
          grant.addOIDCScope(scope)
          return provider.interactionResult(request, response, {
            select_account: {},
            login: { accountId: person.sub },
            consent: { grantId: await grant.save() },
          })
        },
        cancel: () =>
          provider.interactionResult(request, response, {
            error: 'access_denied',
            error_description: 'The user cancelled',
          }),
      }
    },
  }
}
