import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { password, type Client } from '../client.ts'
import { test } from '../test.ts'

async function logIn(client: Client, email: string): Promise<string> {
  return (await client.succeed('login', { body: { email, password } })).access_token
}

describe('listSessions', () => {
  test('returns the merchant’s sessions, this one first', async ({ client }) => {
    const { token, email } = await client.createMerchant()
    await client.createMerchant()
    await logIn(client, email)
    const sessions = await client.succeed('listSessions', { token })
    expect(sessions).toHaveLength(2)
    expect(sessions.map(({ current }) => current)).toEqual([true, false])
    for (const session of sessions) {
      expect(session).toMatchObject({ device: 'Unknown device', address: '127.0.0.1' })
      expect(session.last_seen_at >= session.created_at).toBe(true)
    }
  })
})

describe('endSession', () => {
  test('ends one session', async ({ client }) => {
    const { token, email } = await client.createMerchant()
    const other = await logIn(client, email)
    const [, ended] = await client.succeed('listSessions', { token })
    await client.succeed('endSession', { token, params: { id: ended?.id ?? '' } })
    expectError(await client.call('getOverview', { token: other }), 'session_invalid')
    expect(await client.succeed('listSessions', { token })).toHaveLength(1)
  })

  test('ends the session that it is called with', async ({ client }) => {
    const { token } = await client.createMerchant()
    const [own] = await client.succeed('listSessions', { token })
    await client.succeed('endSession', { token, params: { id: own?.id ?? '' } })
    expectError(await client.call('getOverview', { token }), 'session_invalid')
  })
})

describe('endOtherSessions', () => {
  test('ends every other session of the merchant', async ({ client }) => {
    const { token, email } = await client.createMerchant()
    const stranger = await client.createMerchant()
    const others = [await logIn(client, email), await logIn(client, email)]
    await client.succeed('endOtherSessions', { token })
    for (const other of others) {
      expectError(await client.call('getOverview', { token: other }), 'session_invalid')
    }
    await client.succeed('getOverview', { token })
    await client.succeed('getOverview', { token: stranger.token })
    // Nothing is left to end.
    await client.succeed('endOtherSessions', { token })
  })
})

describe('logOut', () => {
  test('ends the session, and no other', async ({ client }) => {
    const { token, email } = await client.createMerchant()
    const other = await logIn(client, email)
    await client.succeed('logOut', { token })
    expectError(await client.call('getOverview', { token }), 'session_invalid')
    await client.succeed('getOverview', { token: other })
  })
})
