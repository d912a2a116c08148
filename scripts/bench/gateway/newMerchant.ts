import { setTimeout } from 'node:timers/promises'

/** A merchant who is logged in and has an API key. */
export interface BenchMerchant {
  id: string
  token: string
  /** The id of the token's session, which the bare handler asks for. */
  session: string
  key: string
}

/** Signs a merchant up at a sandbox gateway, as a person would: by the link in the mail. */
export async function newMerchant(gateway: string): Promise<BenchMerchant> {
  const send = async (method: 'POST' | 'PUT', path: string, body: unknown, token?: string) => {
    const answer = await fetch(`${gateway}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  const login = { email: 'bench@shop.example', password: 'a river that is measured' }
  await send('POST', '/user/business/register', { ...login, full_name: 'Bench' })
  await send('POST', '/user/verify_user', { token: await mailedToken(gateway) })
  const { access_token: token }: { access_token: string } = await send('POST', '/user/login', login)
  await send('POST', '/user/business/info', { name: 'Bench', tps: 2 }, token)
  const wallet_id = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  await send('PUT', '/user/update/walletid', { wallet_id }, token)
  const { key }: { key: string } = await send(
    'POST',
    '/user/config/key/create',
    { name: 'Bench' },
    token,
  )
  const { sub, sid }: { sub: string; sid: string } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  )
  return { id: sub, token, session: sid, key }
}

async function mailedToken(gateway: string): Promise<string> {
  for (let turn = 0; turn < 100; turn += 1) {
    const mails: { text: string }[] = await (await fetch(`${gateway}/sandbox/mails`)).json()
    const token = /token=(\w+)/.exec(mails[0]?.text ?? '')?.[1]
    if (token) return token
    await setTimeout(50)
  }
  throw new Error('The mail did not come.')
}
