import { pageLanguages } from '@sluice/api/contract'
import type { PaymentId } from '@sluice/api/contract'
import { setTimeout } from 'node:timers/promises'

import type { Context } from 'hono'

import { readCheckout } from '../../checkout/checkoutService.ts'
import type { Uses } from '../../context.ts'
import { isDatabaseUnavailable } from '../../database/isDatabaseUnavailable.ts'
import { Failure } from '../../errors/Failure.ts'
import { keepCustomerLanguage } from '../../payments/customerLanguage.ts'
import { consume } from '../../rateLimits/rateLimiter.ts'
import { clientAddress } from '../clientAddress.ts'
import type { Environment } from '../Environment.ts'
import type { BuiltApp } from './loadApp.ts'

/** How long a page may take to be rendered. The empty one finds out by itself, and says so if the database does not answer. */
const patienceMs = 2_000

/** The page of a payment with what its customer needs to pay. Undefined if the empty page has to be served in its place. */
export async function checkoutPage(
  { renderCheckout }: BuiltApp,
  context: Uses<'settings' | 'database' | 'vault' | 'logger' | 'networks' | 'publicUrl' | 'now'>,
  c: Context<Environment>,
  id: PaymentId,
): Promise<string | undefined> {
  const fill = async () => {
    await consume(context, 'checkoutByAddress', clientAddress(c, context.settings.trust_proxy))
    const { checkout, language: previous } = await readCheckout(context, id)
    const page = await renderCheckout(checkout, c.get('language'))
    const language = pageLanguages.find((code) => code === c.get('language'))
    // After that it may be the merchant who looks.
    if (language && language !== previous && checkout.status !== 1) {
      await context.database.unitOfWork(({ tx }) => keepCustomerLanguage(tx, id, language))
    }
    return page
  }
  try {
    return await Promise.race([fill(), setTimeout(patienceMs, undefined, { ref: false })])
  } catch (error) {
    if (!(error instanceof Failure || isDatabaseUnavailable(error))) {
      context.logger.error({ err: error }, 'a checkout could not be rendered')
    }
    return undefined
  }
}
