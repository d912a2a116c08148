import type { IncomingMessage, ServerResponse } from 'node:http'

import { exportJWK, generateKeyPair } from 'jose'
import { interactionPolicy, Provider } from 'oidc-provider'
import type { AdapterFactory, AdapterPayload } from 'oidc-provider'

import { sandboxPolicy } from '../pages/layout.ts'
import { randomText } from '../../security/random.ts'
import { googleClientId, googlePath } from './paths.ts'
import { failurePage } from './pages.ts'
import type { Person } from './persons.ts'

/** A sign-in that waits for the user's decision. */
export interface SignIn {
  /** The app's page that receives the response. */
  redirectUri: string
  /** Completes the sign-in and returns the URL to continue at. */
  allow: (person: Person) => Promise<string>
  cancel: () => Promise<string>
}

/** The stand-in for Google: an OpenID Connect provider that accepts any account without a password. */
export interface Google {
  /** Handles the protocol's own requests. */
  response: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** The sign-in of a page; null if it has expired or was started in another browser. */
  signIn: (request: IncomingMessage, response: ServerResponse) => Promise<SignIn | null>
}

/** How long a sign-in may take, in seconds. */
const signInSeconds = 600
const scope = 'openid email profile'

async function signingKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomText(8) }
}

function policy() {
  const prompts = interactionPolicy.base()
  // Like Google, asks which account to use when the app requests it.
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return prompts
}

const nothing = () => Promise.resolve(undefined)

/** Stores the provider's data in memory, except sessions, so that every window can sign in as someone else. */
function createMemoryAdapter(): AdapterFactory {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>()

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    return {
      upsert: (id, payload, expiresIn = 600) => {
        const now = Date.now()
        for (const [key, { until }] of kept) if (until < now) kept.delete(key)
        if (model !== 'Session') kept.set(keyOf(id), { payload, until: now + expiresIn * 1000 })
        return Promise.resolve()
      },
      find: (id) => {
        const found = kept.get(keyOf(id))
        return Promise.resolve(found && found.until >= Date.now() ? found.payload : undefined)
      },
      destroy: (id) => {
        kept.delete(keyOf(id))
        return Promise.resolve()
      },
      findByUserCode: nothing,
      findByUid: nothing,
      consume: nothing,
      revokeByGrantId: nothing,
    }
  }
}

/** Creates the provider with new keys, so tokens from before a restart are invalid. */
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
        // For native clients, redirect URLs on loopback may have any port.
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
      Interaction: signInSeconds,
      Grant: signInSeconds,
      Session: signInSeconds,
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
      // The provider uses these two to find out where it is mounted.
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
