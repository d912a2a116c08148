import { limits } from '@sluice/api/contract'

import type { Translate } from '../../messages/MessageKey.ts'
import reference from './reference.json' with { type: 'json' }

/** What `Authorization` says of a key. */
export function bearer(key: string): string {
  // oxlint-disable-next-line sluice/text -- A word of HTTP.
  return `Bearer ${key}`
}

const exampleKey = 'sluice_test_1QeYw7ZkP4mXc0RtB9uVhN2sLdJfGaE6oTiKyHqMxWz'

/** Texts of the reference that are not part of the OpenAPI document. */
export const referenceContent = (t: Translate) =>
  ({
    title: t('reference.apiReference'),
    lead: t('reference.createPaymentsSendCustomers'),
    start: {
      title: t('reference.gettingStarted'),
      steps: [
        t('reference.setPayoutWalletUnder'),
        t('reference.createApiKeyUnder'),
        t('reference.keepServerAnyoneWho'),
        t('reference.setSluiceUrlBase'),
      ],
      base: t('reference.baseAddressGateway'),
      openApi: t('reference.apiAlsoDescribedOpenapi'),
      flow: [
        t('reference.createPaymentWhenCustomer'),
        t('reference.redirectCustomerCheckoutUrl'),
        t('reference.waitEventTransactionSucceeded'),
      ],
      flowTitle: t('reference.howPaymentWorks'),
    },
    basics: {
      title: t('reference.requestsResponses'),
      words: [
        t('reference.sendApiKeyHeader'),
        t('reference.amountsExactDecimalsSend'),
        t('reference.paymentSameFieldsEvery'),
        t('reference.fieldsStatesEventTypes'),
      ],
    },
    networks: {
      title: t('reference.currenciesNetworks'),
      words: [
        t('reference.paymentOneStablecoinIts'),
        t('reference.whichCurrenciesNetworksThere'),
        t('reference.amountRoundedUpDecimals'),
        t('reference.paymentCreditedOnceEnough'),
      ],
    },
    lifetime: {
      title: t('reference.lifetime'),
      words: [
        t('reference.timeToPay', { min: limits.expiresInMin, max: limits.expiresInMax }),
        t('reference.whatCountsWhenPayment'),
        t('reference.moneyArrivesAfterEnd'),
      ],
    },
    states: {
      title: t('reference.states'),
      lead: t('reference.statusSaysWhetherPayment'),
      list: [
        {
          name: 'awaiting_payment',
          type: '0, pending',
          description: t('reference.nothingDetectedYetWait'),
        },
        {
          name: 'partially_paid',
          type: '0, pending',
          description: t('reference.lessThanAmountDetected'),
        },
        {
          name: 'confirming',
          type: '0, pending',
          description: t('reference.fullAmountDetectedTell'),
        },
        {
          name: 'paid',
          type: '1, successful',
          description: t('reference.moneyCreditedShipOrder'),
        },
        {
          name: 'overpaid',
          type: '1, successful',
          description: t('reference.customerPaidMoreThan'),
        },
        {
          name: 'underpaid',
          type: '-1, failed',
          description: t('reference.lessThanAmountArrived'),
        },
        {
          name: 'late',
          type: '-1, failed',
          description: t('reference.moneyArrivedTooLate'),
        },
        {
          name: 'expired',
          type: '-1, failed',
          description: t('reference.nothingArrivedTimeIf'),
        },
        {
          name: 'cancelled',
          type: '-1, failed',
          description: t('reference.cancelledPayment'),
        },
      ],
    },
    headerValues: {
      'X-API-Key': { value: exampleKey, words: t('reference.apiKey') },
      Authorization: { value: bearer(exampleKey), words: t('reference.apiKeyBearer') },
      'Content-Type': { value: 'application/json', words: '' },
      'Idempotency-Key': {
        value: '0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90',
        words: t('reference.uniqueStringChoiceIdentifies'),
      },
      'webhook-id': { value: 'msg_0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90', words: '' },
      'webhook-timestamp': { value: '1795151520', words: '' },
      'webhook-signature': {
        value: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
        words: '',
      },
    },
    errors: {
      title: t('reference.errors'),
      lead: t('reference.errorsReturnedAsProblem'),
    },
    idempotency: {
      title: t('reference.idempotency'),
      words: [t('reference.sendIdempotencyKeyHeader'), t('reference.usingSameKeyDifferent')],
    },
    limits: {
      title: t('reference.limits'),
      list: [
        t('reference.limitRequests', { count: reference.limits.callsPerMinute }),
        t('reference.limitResults', { count: limits.maxPageSize }),
        t('reference.limitBody', { count: reference.limits.maxBodyBytes / 1024 }),
        t('reference.limitTexts', {
          metadata: limits.metadataMaxBytes,
          description: limits.descriptionMax,
          returnUrl: limits.returnUrlMax,
        }),
        t('reference.oneApiKeyOne'),
      ],
    },
    webhooks: {
      title: t('reference.webhooks'),
      lead: t('reference.setWebhookUrlUnder'),
      order: t('reference.eventsArriveTwiceOr'),
      retries: t('reference.respondSuccess'),
      sample: t('reference.verifySignature'),
      eventsTitle: t('reference.events'),
      headersTitle: t('reference.headers'),
    },
    sandbox: {
      title: t('reference.testingSandbox'),
      words: [
        t('reference.gatewayStartedNpmStart'),
        t('reference.payAsCustomerWould'),
        t('reference.sandboxSendsWebhooksServers'),
        t('reference.folderExamplesShopRepository'),
      ],
      sample: t('reference.simulatePayment'),
    },
    live: {
      title: t('reference.goingLive'),
      steps: [
        t('reference.useBaseAddressApi'),
        t('reference.setPayoutWalletCompare'),
        t('reference.setWebhookUrlHttps'),
        t('reference.shipWhenPaid'),
        t('reference.sendIdempotencyKeysRetry'),
        t('reference.handleTransactionReversedTransaction'),
        t('reference.onceDayListPayments'),
        t('reference.createSmallPaymentPay'),
      ],
    },
    sdk: {
      title: t('reference.nodeSdk'),
      words: [t('reference.sluiceNodeMakesCalls'), t('reference.itsSamplesUnderNode')],
      install: t('reference.install'),
    },
  }) as const
