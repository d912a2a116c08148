import { limits } from '@sluice/api/contract'

import reference from './reference.json' with { type: 'json' }

function count(value: number): string {
  return value.toLocaleString('en-US')
}

/** Texts of the reference that are not part of the OpenAPI document. */
export const referenceContent = {
  title: 'API reference',
  lead: 'Create payments, send customers to the checkout, and get an event when the money has arrived. Every code sample on this page is tested against the gateway.',
  start: {
    title: 'Getting started',
    steps: [
      'Set your payout wallet under Settings. Payments cannot be created without one.',
      'Create an API key under Credentials. You can have one key at a time.',
      'Keep it on your server: anyone who has it can create payments in your name.',
      'Set `SLUICE_URL` to the base address below and `SLUICE_API_KEY` to your key. The samples on this page then run unchanged.',
    ],
    base: 'The base address of this gateway:',
    openApi: 'The API is also described by an OpenAPI document:',
    flow: [
      'Create a payment when a customer wants to pay. Store its `id` with your order.',
      'Redirect the customer to `checkout_url`. The customer pays there and then returns to your `return_url`.',
      'Wait for the event `transaction.succeeded`, and ship the order.',
    ],
    flowTitle: 'How a payment works',
  },
  basics: {
    title: 'Requests and responses',
    words: [
      'Send your API key in the header `X-API-Key`. Bodies are JSON in UTF-8.',
      'Amounts are exact decimals. Send them as strings, such as `"249.50"`; they are returned as strings with ten decimal places. Timestamps are UTC in ISO 8601 format.',
      'A payment has the same fields in every response and event. `expiry`, `meta`, `from_type` and `transaction_id` are older names of the same values.',
      'Fields, states and event types may be added at any time. Ignore those that you do not know.',
    ],
  },
  networks: {
    title: 'Currencies and networks',
    words: [
      'A payment is in one stablecoin, its `currency`. It has an address of its own, which is the same on every network: the customer chooses where to pay. `networks` in the response of Create a payment lists them, with the token’s contract on each.',
      'Which currencies and networks there are depends on the gateway. Most offer USDC and USDT on Ethereum, Polygon and Arbitrum, and USDC on Base. The sandbox has one network, `local`, with a test USDT and a test USDC.',
      'The amount is rounded up to the decimals of the token, which is six for most. Money in another token than `currency` does not count towards the payment.',
      'A payment is credited once enough blocks confirm it. Larger amounts need more confirmations. The money, less the fee, is then forwarded to your payout wallet; `settlement` says whether that has happened.',
    ],
  },
  lifetime: {
    title: 'Lifetime',
    words: [
      `A customer has 60 minutes to pay, unless the gateway is configured differently or you set \`expires_in\`, from ${count(limits.expiresInMin)} to ${count(limits.expiresInMax)} seconds. \`expires_at\` says when the time ends.`,
      'What counts is when the payment was made on the network. A payment made in time succeeds even if its last confirmation comes after the end.',
      'Money that arrives after the end, or after you canceled the payment, is never lost: the payment becomes `late`, and you accept or refund it under Needs attention on your home page.',
    ],
  },
  states: {
    title: 'States',
    lead: '`status` says whether a payment is pending (0), successful (1) or failed (-1). `state` says more:',
    list: [
      {
        name: 'awaiting_payment',
        type: '0, pending',
        description: 'Nothing was detected yet. Wait, or cancel the payment.',
      },
      {
        name: 'partially_paid',
        type: '0, pending',
        description:
          'Less than the amount was detected. The checkout asks the customer for the rest, which is in `remaining`. Wait.',
      },
      {
        name: 'confirming',
        type: '0, pending',
        description:
          'The full amount was detected. Tell the customer that you have seen the payment, but do not ship yet.',
      },
      {
        name: 'paid',
        type: '1, successful',
        description: 'The money is credited to you. Ship the order.',
      },
      {
        name: 'overpaid',
        type: '1, successful',
        description:
          'The customer paid more than the amount, and all of it is credited to you. Ship the order, and refund the difference if you wish.',
      },
      {
        name: 'underpaid',
        type: '-1, failed',
        description:
          'Less than the amount arrived in time. Accept it, which makes the payment `paid`, or refund it. Both are under Needs attention on your home page.',
      },
      {
        name: 'late',
        type: '-1, failed',
        description: 'The money arrived too late. Accept or refund it, as above.',
      },
      {
        name: 'expired',
        type: '-1, failed',
        description:
          'Nothing arrived in time. If the customer still wants to pay, create a new payment.',
      },
      {
        name: 'cancelled',
        type: '-1, failed',
        description: 'You canceled the payment. If money arrives nevertheless, it becomes `late`.',
      },
    ],
  },
  headerValues: {
    'X-API-Key': {
      value: 'sluice_test_1QeYw7ZkP4mXc0RtB9uVhN2sLdJfGaE6oTiKyHqMxWz',
      words: 'Your API key.',
    },
    'Content-Type': { value: 'application/json', words: '' },
    'Idempotency-Key': {
      value: '0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90',
      words:
        'A unique string of your choice that identifies this request. Optional, but recommended.',
    },
    'webhook-id': { value: 'msg_0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90', words: '' },
    'webhook-timestamp': { value: '1795151520', words: '' },
    'webhook-signature': {
      value: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
      words: '',
    },
  },
  errors: {
    title: 'Errors',
    lead: 'Errors are returned as `problem+json` (RFC 9457). Show `message` to people, and use `code` in your program. On a 429, wait for the number of seconds in `Retry-After`; after a 5xx, repeat the request with the same idempotency key. The SDK does both for you.',
  },
  idempotency: {
    title: 'Idempotency',
    words: [
      'Send an `Idempotency-Key` header with every request that creates a payment. If the response is lost, send the same request with the same key: within 24 hours you get the first response again, and no second payment is created. The SDK sends a key with every request.',
      'Using the same key with a different body returns 409 and `idempotency_conflict`. While the first request is still in progress, you get 409 and `idempotency_in_progress`.',
    ],
  },
  limits: {
    title: 'Limits',
    list: [
      `${count(reference.limits.callsPerMinute)} requests per minute. \`RateLimit-Remaining\` in each response says how many are left. Above that, you get 429.`,
      `${count(limits.maxPageSize)} results per page.`,
      `${count(reference.limits.maxBodyBytes / 1024)} kB per request body.`,
      `${count(limits.metadataMaxBytes)} bytes of metadata, ${count(limits.descriptionMax)} characters of description, ${count(limits.returnUrlMax)} characters of return URL.`,
      'One API key and one webhook URL per merchant.',
    ],
  },
  webhooks: {
    title: 'Webhooks',
    lead: 'Set a webhook URL under Credentials. It must accept POST. We send it an event whenever a payment succeeds, fails or changes, signed according to the Standard Webhooks specification. The signing secret is shown next to the URL; it is not your API key.',
    order:
      'Events can arrive twice or out of order. Use `webhook-id` to ignore repeats, and the `status` and `state` in the event, or Get a transaction’s status, to find out how the payment stands.',
    retries:
      'Respond with any 2xx status within 15 seconds and do your processing afterwards. Any other response, including a redirect, counts as a failed delivery and is retried with the same `webhook-id`: up to ten attempts over three days. We honor `Retry-After`; a 410 stops all deliveries.',
    sample: 'Verify a signature',
    eventsTitle: 'Events',
    headersTitle: 'Headers',
  },
  sandbox: {
    title: 'Testing in the sandbox',
    words: [
      'A gateway that was started with `npm start` is a sandbox: payments happen on a local test chain, and no real money is involved. Its API keys begin with `sluice_test_`.',
      'To pay as your customer would, open `/sandbox` and choose what should happen, or send the request shown here. `outcome` is one of `paid`, `underpaid`, `overpaid`, `split`, `late`, `wrong_token` and `expired`.',
      'The sandbox sends webhooks to servers on the same machine, without a tunnel: set the webhook URL to `http://localhost:4242/webhooks`, for example. If you have no server yet, use `/sandbox/webhooks`, a page that lists the events received and whether their signatures verify.',
      'The folder `examples/shop` of the repository contains a complete shop with a cart, the checkout and a webhook endpoint.',
    ],
    sample: 'Simulate a payment',
  },
  live: {
    title: 'Going live',
    steps: [
      'Use the base address, the API key and the signing secret of the live gateway. They differ from those of the sandbox.',
      'Set your payout wallet and compare it character by character. Only the owner of that wallet can move the money.',
      'Set a webhook URL with https and a public address. Reject events with an invalid signature, and expect repeats.',
      'Ship when `status` is 1. A customer who returns to your `return_url` may not have paid: anyone can open it.',
      'Send idempotency keys, and retry after network errors, 429 and 5xx. The SDK does this.',
      'Handle `transaction.reversed` and `transaction.failed`, and accept or refund money that is held.',
      'Once a day, list the payments since the day before and compare them with your orders, in case your server missed an event.',
      'Create a small payment, and pay it with your own money.',
    ],
  },
  sdk: {
    title: 'Node SDK',
    words: [
      '`@sluice/node` makes the calls on this page from JavaScript and TypeScript. It retries safely, sends idempotency keys, throws typed errors, and verifies webhooks. It runs on Node 20 or later, Bun and Deno, and has no dependencies.',
      'Its samples are under Node SDK beside each call. Read further pages and earlier payments with `for await`, without handling cursors.',
    ],
    install: 'Install',
  },
} as const
