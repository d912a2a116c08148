import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Secret, TOTP } from 'otpauth'
import { enableTotp, setUpTotp } from '../accounts/totp.ts'
import { createMerchantKey, identifyKey, listMerchantKeys } from '../apiKeys/apiKeyService.ts'
import { insertMetadata } from '../database/metadataRepository.ts'
import { apiKeys } from '../database/schema/index.ts'
import { createVault } from '../security/vault.ts'
import { createTestContext } from '../test/testContext.ts'
import type { TestContext } from '../test/testContext.ts'
import { getWebhookSecret, rollWebhookSecret, setWebhook } from '../webhooks/webhookService.ts'
import { rotateSecret } from './rotateSecret.ts'

let context: TestContext

beforeAll(async () => {
  context = await createTestContext()
  await context.database.unitOfWork(({ tx }) =>
    insertMetadata(tx, 'secret', context.vault.fingerprint),
  )
}, 60_000)
afterAll(() => context.close())

const next = createVault('another secret of the tests, which guards nothing')

test('keys and secrets are the same under the new secret, and unreadable under the old one', async () => {
  const merchant = await context.addMerchant()
  const created = await createMerchantKey(context, merchant, 'Shop')
  await setWebhook(context, merchant, 'https://shop.example/hook')
  await rollWebhookSecret(context, merchant)
  const { secret } = await getWebhookSecret(context, merchant)
  const totp = await setUpTotp(context, merchant)
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({
    timestamp: context.clock.now.getTime(),
  })

  await rotateSecret(context.database, context.vault, next)

  const after = { ...context, vault: next }
  expect(await listMerchantKeys(after, merchant)).toEqual([created])
  expect(await identifyKey(after, created?.key ?? '')).toMatchObject({ user_id: merchant })
  expect((await getWebhookSecret(after, merchant)).secret).toBe(secret)
  expect(await enableTotp(after, merchant, code)).toHaveLength(10)
  await expect(listMerchantKeys(context, merchant)).rejects.toThrow(/encrypted under the secret/)
})

test('a wrong current secret changes nothing', async () => {
  const read = () => context.database.db.select().from(apiKeys).where(eq(apiKeys.name, 'Shop'))
  const before = await read()
  await expect(rotateSecret(context.database, context.vault, next)).rejects.toThrow(/SECRET_KEY/)
  expect(await read()).toEqual(before)
})
