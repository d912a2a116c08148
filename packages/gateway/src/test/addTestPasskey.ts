import type { MerchantId } from '@sluice/api/contract'

import { passkeys } from '../database/schema/index.ts'
import { uuidv7 } from '../security/random.ts'
import type { TestContext } from './testContext.ts'

/** Adds a passkey whose authenticator does not exist, and returns its ID. */
export async function addTestPasskey(context: TestContext, userId: MerchantId): Promise<string> {
  const id = uuidv7()
  await context.database.connection.insert(passkeys).values({
    id,
    user_id: userId,
    credential_id: id,
    public_key: '',
    counter: 0,
    transports: [],
    name: 'Phone',
    backed_up: false,
    created_at: context.now(),
  })
  return id
}
