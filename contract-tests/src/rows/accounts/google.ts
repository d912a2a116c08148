import { messages } from '@sluice/api/contract'
import { expect } from 'vitest'

import type { Identity } from '../../servers/ServerUnderTest.ts'
import type { World } from '../../world/World.ts'
import { accepted, refused } from '../expectations.ts'
import { invalidBody, notText } from '../invalid.ts'
import { rowsFor } from '../Row.ts'
import { newAccount } from './shared.ts'

const registerWithGoogle = rowsFor('registerWithGoogle')
const login = rowsFor('login')

let identities = 0

/** Somebody whom the provider knows and the server does not. */
function newIdentity(world: World, email = world.newEmail()): Identity {
  identities += 1
  return { sub: `1${Date.now()}${identities}`.padEnd(21, '7'), email, name: 'Meera Pillai' }
}

async function withToken(world: World, identity: Identity) {
  return { 'X-Identity-Token': await world.server.identityToken(identity) }
}

async function registered(world: World): Promise<Identity> {
  const identity = newIdentity(world)
  const { sub: password, email, name: full_name } = identity
  const headers = await withToken(world, identity)
  accepted(await world.ask('registerWithGoogle', { headers, body: { email, full_name, password } }))
  return identity
}

const right = {
  email: 'somebody@example.com',
  full_name: 'Meera Pillai',
  password: '107777777777777777777',
}

/** Accounts of the identity provider. Decisions 26 and 27. */
export const googleRows = [
  registerWithGoogle('happy', 'opens an account that can log in at once', async (world) => {
    const identity = newIdentity(world)
    const { sub: password, email, name: full_name } = identity
    const headers = await withToken(world, identity)
    const response = await world.ask('registerWithGoogle', {
      headers,
      body: { email, full_name, password },
    })
    expect(accepted(response)).toEqual({ message: messages.accountCreated })
    const again = await withToken(world, identity)
    accepted(await world.ask('login', { headers: again, body: { email, password } }))
  }),
  registerWithGoogle(
    'unauthorised',
    'needs an identity token that says the same',
    async (world) => {
      const identity = newIdentity(world)
      const body = { email: identity.email, full_name: identity.name, password: identity.sub }
      refused(await world.ask('registerWithGoogle', { body }), 'identity_token_invalid')
      const claims: Record<string, string>[] = [
        { 'X-Identity-Token': 'not-a-token' },
        await withToken(world, { ...identity, sub: '100000000000000000000' }),
        await withToken(world, { ...identity, email: world.newEmail() }),
      ]
      for (const headers of claims) {
        refused(await world.ask('registerWithGoogle', { headers, body }), 'identity_token_invalid')
      }
    },
  ),
  registerWithGoogle('repeated', 'an identity token registers once', async (world) => {
    const identity = newIdentity(world)
    const body = { email: identity.email, full_name: identity.name, password: identity.sub }
    const headers = await withToken(world, identity)
    accepted(await world.ask('registerWithGoogle', { headers, body }))
    refused(await world.ask('registerWithGoogle', { headers, body }), 'identity_token_invalid')
  }),
  registerWithGoogle('repeated', 'an e-mail that has an account is taken', async (world) => {
    const { email } = await world.newMerchant()
    const identity = newIdentity(world, email)
    const headers = await withToken(world, identity)
    const body = { email, full_name: identity.name, password: identity.sub }
    refused(await world.ask('registerWithGoogle', { headers, body }), 'email_taken')
  }),
  registerWithGoogle('boundary', 'the e-mail may be written in other letters', async (world) => {
    const identity = newIdentity(world)
    const headers = await withToken(world, identity)
    const body = {
      email: identity.email.toUpperCase(),
      full_name: 'म'.repeat(120),
      password: identity.sub,
    }
    accepted(await world.ask('registerWithGoogle', { headers, body }))
  }),
  ...invalidBody('registerWithGoogle', right, 'email', [...notText, ['not an address', 'x']]),
  ...invalidBody('registerWithGoogle', right, 'full_name', [
    ...notText,
    ['too long', 'x'.repeat(121)],
  ]),
  ...invalidBody('registerWithGoogle', right, 'password', [
    ...notText,
    ['too long', 'x'.repeat(201)],
  ]),
  login('unknownId', 'an identity without an account is told so', async (world) => {
    const identity = newIdentity(world)
    const headers = await withToken(world, identity)
    const body = { email: identity.email, password: identity.sub }
    refused(await world.ask('login', { headers, body }), 'user_not_found')
  }),
  login('unknownId', 'a token that found no account registers and then logs in', async (world) => {
    const identity = newIdentity(world)
    const { sub: password, email, name: full_name } = identity
    const headers = await withToken(world, identity)
    const logIn = () => world.ask('login', { headers, body: { email, password } })
    refused(await logIn(), 'user_not_found')
    accepted(
      await world.ask('registerWithGoogle', { headers, body: { email, full_name, password } }),
    )
    accepted(await logIn())
    refused(await logIn(), 'invalid_credentials')
  }),
  login(
    'unauthorised',
    'an account whose e-mail was never verified is not joined',
    async (world) => {
      const email = await newAccount(world)
      const identity = newIdentity(world, email)
      const headers = await withToken(world, identity)
      const body = { email, password: identity.sub }
      refused(await world.ask('login', { headers, body }), 'user_not_verified')
    },
  ),
  login('unauthorised', "the provider's user id alone opens nothing", async (world) => {
    const { email, sub: password } = await registered(world)
    refused(await world.ask('login', { body: { email, password } }), 'invalid_credentials')
    const headers = { 'X-Identity-Token': 'not-a-token' }
    refused(await world.ask('login', { headers, body: { email, password } }), 'invalid_credentials')
  }),
  login('repeated', 'an identity token logs in once', async (world) => {
    const identity = await registered(world)
    const headers = await withToken(world, identity)
    const body = { email: identity.email, password: identity.sub }
    accepted(await world.ask('login', { headers, body }))
    refused(await world.ask('login', { headers, body }), 'invalid_credentials')
  }),
  login('notOwner', "a token of somebody else's identity opens nothing", async (world) => {
    const { email, sub: password } = await registered(world)
    const headers = await withToken(world, newIdentity(world))
    refused(await world.ask('login', { headers, body: { email, password } }), 'invalid_credentials')
  }),
  login('happy', 'an identity whose e-mail has an account opens that account', async (world) => {
    const { email } = await world.newMerchant()
    const identity = newIdentity(world, email)
    const headers = await withToken(world, identity)
    accepted(await world.ask('login', { headers, body: { email, password: identity.sub } }))
  }),
]
