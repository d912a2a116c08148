import pino from 'pino'

import { noIdentityProvider } from '../accounts/identityVerifier.ts'
import { createPasswordHasher } from '../accounts/passwords.ts'
import { createSessionTokens } from '../accounts/sessionTokens.ts'
import { addVerifiedMerchant } from '../accounts/accountService.ts'
import { createApiCallBuffer } from '../apiCalls/apiCallBuffer.ts'
import { createCheckoutStreams } from '../checkout/checkoutStreams.ts'
import type { CheckoutStreams } from '../checkout/checkoutStreams.ts'
import { checkSettings } from '../config/loadSettings.ts'
import type { SettingsInput } from '../config/settings.ts'
import { systemOrigin } from '../context.ts'
import type { RequestContext } from '../context.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { localNetworks } from '../rails/evm/local/localNetworks.ts'
import { ratesOfSandbox } from '../rates/ratesFile.ts'
import { uuidv7 } from '../security/random.ts'
import { createVault } from '../security/vault.ts'
import { createTestDatabase } from './createTestDatabase.ts'
import { createLoopbackOutbound } from './loopbackOutbound.ts'
import { testWallet } from './testWallet.ts'

/** A context without a server, with a clock that the test controls. */
export interface TestContext extends RequestContext {
  clock: { now: Date }
  /** Adds a merchant who registered at the clock's time. */
  addMerchant: () => Promise<string>
  close: () => Promise<void>
}

/** Creates a context with its own database. Call `close` at the end. */
export async function createTestContext(
  input: SettingsInput = {},
  checkoutStreams: CheckoutStreams = createCheckoutStreams(),
): Promise<TestContext> {
  const { url, drop } = await createTestDatabase()
  const settings = checkSettings({ database_url: url, demo: false, ...input })
  const logger = pino({ level: 'silent' })
  const database = await openDatabase(settings, {
    onEffect: (effect) => {
      if (effect.startsWith('payment ')) checkoutStreams.refresh(effect.slice('payment '.length))
    },
  })
  const vault = createVault('the secret of the tests, which guards nothing')
  const clock = { now: new Date('2026-03-01T12:00:00Z') }
  const context: RequestContext = {
    settings,
    database,
    vault,
    logger,
    networks: localNetworks(null),
    rates: ratesOfSandbox,
    identity: noIdentityProvider,
    passwords: createPasswordHasher(),
    sessionTokens: createSessionTokens(vault.sessionKey),
    now: () => clock.now,
    origin: systemOrigin,
    outbound: createLoopbackOutbound(),
    publicUrl: () => 'https://pay.example',
    checkoutStreams,
    apiCalls: createApiCallBuffer(),
  }
  return {
    ...context,
    clock,
    addMerchant: async () => {
      const id = uuidv7()
      await database.unitOfWork(({ tx }) =>
        addVerifiedMerchant(tx, {
          id,
          email: `${id}@shop.example`,
          full_name: 'Ravi',
          payout_wallet: testWallet,
          created_at: clock.now,
        }),
      )
      return id
    },
    close: async () => {
      await database.close()
      await drop()
    },
  }
}
