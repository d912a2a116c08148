import { limits } from '@sluice/api/contract'
import { expect } from 'vitest'

import { memberOf, rowsOf } from '../world/read.ts'
import type { World } from '../world/World.ts'
import { accepted } from './expectations.ts'
import { invalidQuery } from './invalid.ts'
import { rowsFor } from './Row.ts'

const setWebhook = rowsFor('setWebhook')

async function addressesOf(world: World, token: string): Promise<unknown[]> {
  const user = accepted(await world.ask('getOverview', { token }))
  return rowsOf(memberOf(user, 'webhook')).map((each) => memberOf(each, 'webhook_url'))
}

function longUrl(length: number): string {
  return 'https://hooks.example.com/'.padEnd(length, 'x')
}

/** Where the merchant's server is told of payments. */
export const webhookRows = [
  setWebhook('happy', 'shows in the merchant’s record, as it was sent', async (world) => {
    const { token } = await world.newMerchant()
    const webhookUrl = 'https://hooks.example.com:8443/paid?shop=1&note=a%20b%2Bc#part'
    const response = await world.ask('setWebhook', { token, query: { webhookUrl } })
    accepted(response)
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    expect(await addressesOf(world, token)).toEqual([webhookUrl])
  }),
  setWebhook('happy', 'outer blanks are taken off', async (world) => {
    const { token } = await world.newMerchant()
    const query = { webhookUrl: '  http://hooks.example.com/paid ' }
    accepted(await world.ask('setWebhook', { token, query }))
    expect(await addressesOf(world, token)).toEqual(['http://hooks.example.com/paid'])
  }),
  setWebhook('repeated', 'a new address takes the place of the old one', async (world) => {
    const { token } = await world.newMerchant()
    for (const path of ['one', 'two', 'two']) {
      const query = { webhookUrl: `https://hooks.example.com/${path}` }
      accepted(await world.ask('setWebhook', { token, query }))
    }
    expect(await addressesOf(world, token)).toEqual(['https://hooks.example.com/two'])
  }),
  setWebhook('notOwner', "another merchant's address stays", async (world) => {
    const [one, other] = [await world.newMerchant(), await world.newMerchant()]
    const query = { webhookUrl: 'https://hooks.example.com/one' }
    accepted(await world.ask('setWebhook', { token: one.token, query }))
    expect(await addressesOf(world, other.token)).toEqual([])
  }),
  setWebhook('boundary', 'an address of 2,048 characters', async (world) => {
    const { token } = await world.newMerchant()
    const webhookUrl = longUrl(limits.webhookUrlMax)
    accepted(await world.ask('setWebhook', { token, query: { webhookUrl } }))
    expect(await addressesOf(world, token)).toEqual([webhookUrl])
  }),
  ...invalidQuery('setWebhook', 'webhookUrl', [
    ['missing', undefined],
    ['empty', ''],
    ['blank', '   '],
    ['no URL', 'hooks'],
    ['without a scheme', 'hooks.example.com/paid'],
    ['too long', longUrl(limits.webhookUrlMax + 1)],
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['another scheme', 'ftp://hooks.example.com/paid'],
    ['no port to call', 'https://hooks.example.com:0/paid'],
    ['a log-in in it', 'https://user:secret@hooks.example.com/paid'],
    ['this machine by name', 'http://localhost:3000/paid'],
    ['this machine by number', 'http://127.0.0.1/paid'],
    ['this machine, written otherwise', 'http://2130706433/paid'],
    ['this machine, in octal', 'http://0177.0.0.1/paid'],
    ['a private network', 'http://192.168.1.1/paid'],
    ['another private network', 'http://10.0.0.1/paid'],
    ['a third private network', 'http://172.16.0.1/paid'],
    ['where clouds keep secrets', 'http://169.254.169.254/latest'],
    ['this machine in IPv6', 'http://[::1]/paid'],
    ['this machine, mapped into IPv6', 'http://[::ffff:127.0.0.1]/paid'],
    ['a name of the inside', 'http://printer.local/paid'],
    ['a name without a dot', 'http://intranet/paid'],
  ]),
]
