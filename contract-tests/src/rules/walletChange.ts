import { describe, expect } from 'vitest'

import { expectError } from '../assertions.ts'
import { wallet } from '../client.ts'
import { otherWallet } from '../flows/walletChange.ts'
import { test } from '../test.ts'

describe('undoWalletChange', () => {
  test('accepts only the link of the last change', async ({ client, server }) => {
    const { token, email } = await client.createSeller()
    await client.succeed('updateWalletId', { token, body: { wallet_id: otherWallet } })
    const first = await server.linkToken(email, 'undo')
    await client.succeed('updateWalletId', { token, body: { wallet_id: wallet } })
    expectError(await client.call('undoWalletChange', { body: { token: first } }), 'token_invalid')
    expect(await client.succeed('getOverview', { token })).toMatchObject({ wallet_id: wallet })
  })

  test('expires after a day', async ({ client, server }) => {
    const { token, email } = await client.createSeller()
    await client.succeed('updateWalletId', { token, body: { wallet_id: otherWallet } })
    const body = { token: await server.linkToken(email, 'undo') }
    server.setTime(new Date(Date.now() + 25 * 60 * 60 * 1000))
    expectError(await client.call('undoWalletChange', { body }), 'token_invalid')
  })
})
