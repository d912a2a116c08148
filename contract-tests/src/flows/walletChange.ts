import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { password, wallet } from '../client.ts'
import { test } from '../test.ts'

/** From EIP-55. */
export const otherWallet = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

// Both servers are sandboxes, where a wallet is replaced at once. The delay is tested in the gateway.
describe('getWalletChange and cancelWalletChange', () => {
  test('know of no change in the sandbox', async ({ client }) => {
    const { token } = await client.createSeller()
    await client.succeed('updateWalletId', { token, body: { wallet_id: otherWallet } })
    expect(await client.succeed('getWalletChange', { token })).toEqual({
      pending: null,
      second_wallet: null,
      proven_wallet: null,
    })
    expectError(await client.call('cancelWalletChange', { token }), 'not_found')
  })
})

describe('undoWalletChange', () => {
  test('restores the wallet and locks the account until there is a new password, once', async ({
    client,
    server,
  }) => {
    const { token, email } = await client.createSeller()
    await client.succeed('updateWalletId', { token, body: { wallet_id: otherWallet } })
    expect(await client.succeed('getOverview', { token })).toMatchObject({ wallet_id: otherWallet })
    const body = { token: await server.linkToken(email, 'undo') }
    await client.succeed('undoWalletChange', { body })
    expectError(await client.call('getOverview', { token }), 'session_invalid')
    expectError(await client.call('undoWalletChange', { body }), 'token_invalid')
    const old = await client.call('login', { body: { email, password } })
    expectError(old, 'invalid_credentials')
    const new_password = 'another monsoon river'
    const reset = await server.linkToken(email, 'reset')
    await client.succeed('resetPassword', { body: { token: reset, new_password } })
    const { access_token } = await client.succeed('login', {
      body: { email, password: new_password },
    })
    const user = await client.succeed('getOverview', { token: access_token })
    expect(user).toMatchObject({ wallet_id: wallet })
  })
})
