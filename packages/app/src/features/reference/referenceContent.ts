/** Texts of the reference that are not part of the OpenAPI document. */
export const referenceContent = {
  title: 'API reference',
  lead: 'Three calls create payments and track them; a webhook notifies your server when they settle. Every code sample on this page is tested against the gateway.',
  start: {
    title: 'Getting started',
    steps: [
      'Set your payout wallet under Settings. Payments cannot be created without one.',
      'Create an API key under Credentials. You can have one key at a time.',
      'Keep it on your server: anyone who has it can create payments in your name.',
      'Set `SLUICE_URL` to the URL of the gateway and `SLUICE_API_KEY` to your key. The samples below then run unchanged.',
    ],
    amounts:
      'Amounts are exact decimals. Send them as strings, such as `"249.50"`; they are returned as strings with ten decimal places. Timestamps are UTC in ISO 8601 format.',
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
  },
  fields: {
    amount: 'Greater than zero, with at most 20 digits before and 10 after the decimal point.',
    metadata:
      'Any text of yours, such as an order number. At most 4,096 bytes; returned unchanged.',
    wallet_id: 'The address your customer pays to.',
    expiry: 'When the payment expires.',
    transaction_id: 'The transaction’s ID. Use it to get the status.',
    id: 'The transaction’s ID.',
    status: '1 is success, 0 is pending, -1 is failed.',
    page: 'Page number, starting at 1.',
    cursor:
      'Use instead of page: the ID of the last transaction you received. Returns older ones, without gaps or repeats when new ones arrive.',
    limit: 'Number of results per page.',
    from_date:
      'Only transactions created at or after this time. A date without a time starts with that day in Asia/Kolkata.',
    to_date:
      'Only transactions created at or before this time. A date without a time includes that whole day in Asia/Kolkata.',
    transaction_type: '0 is an incoming payment, 1 is a payout.',
    user_id: 'The merchant who owns the transaction.',
    created_at: 'When the transaction was created.',
    created_by: 'Who created the transaction.',
    meta: 'The metadata you sent.',
    from_type: 'The network of the payment.',
    state:
      'Pending: awaiting_payment, partially_paid or confirming. Successful: paid or overpaid. Failed: underpaid, late or expired.',
    currency: 'The token that the amounts are in.',
    network: 'The network of the latest payment; null until one is detected.',
    received: 'The sum of the payments received, confirmed or not.',
    fee: 'The fee charged.',
    net: 'What you earned: received, less the fee and refunds.',
    remaining: 'The amount your customer still has to pay.',
    resolution:
      'accepted or refunded, if you resolved a payment that was too low or too late; otherwise null.',
    confirmations:
      'The number of blocks that confirm a payment that is not credited yet; null if nothing waits.',
    required_confirmations: 'The number of confirmations the payment needs.',
    settlement:
      'pending or settled: whether the money was forwarded to your wallet. Null until a payment is confirmed.',
    settlement_hash: 'The transaction hash of the latest settlement.',
  },
  /** Overrides for fields that mean something else in one call. */
  fieldsOfCall: {
    viewTransactions: {
      transaction_id: 'The transaction hash on the chain; null until a payment is detected.',
      status:
        'In the response: 1 is success, 0 is pending, -1 is failed. As a parameter: filters by status.',
    },
  },
  errors: {
    title: 'Errors',
    lead: 'Errors are returned as `problem+json` (RFC 9457). Show `message` to people, and use `code` in your program. On a 429, wait for the number of seconds in `Retry-After`; after a 5xx, repeat the request with the same idempotency key.',
  },
  idempotency: {
    title: 'Idempotency',
    words: [
      'Send an `Idempotency-Key` header with every request that creates a transaction. If the response is lost, send the same request with the same key: within 24 hours you get the first response again, and no second payment is created.',
      'Using the same key with a different body returns 409 and `idempotency_conflict`. While the first request is still in progress, you get 409 and `idempotency_in_progress`.',
    ],
  },
  webhooks: {
    title: 'Webhooks',
    lead: 'Set a webhook URL under Credentials. It must accept POST. We send it an event whenever a transaction succeeds, fails or changes, signed according to the Standard Webhooks specification. The signing secret is shown next to the URL; it is not your API key.',
    events: [
      {
        name: 'transaction.confirming',
        type: 'event',
        description: 'The full amount was detected and waits for confirmations. Do not ship yet.',
      },
      {
        name: 'transaction.succeeded',
        type: 'event',
        description: 'The full amount was received. Your earnings are credited net of the fee.',
      },
      {
        name: 'transaction.failed',
        type: 'event',
        description:
          'The transaction expired, or the payment was too low or too late; `state` says which. Money received is held until you accept or refund it.',
      },
      {
        name: 'transaction.updated',
        type: 'event',
        description:
          'More money arrived without changing the status, or you accepted or refunded held money.',
      },
      {
        name: 'transaction.reversed',
        type: 'event',
        description:
          'Rare: the network replaced the blocks that contained the payment, so it is no longer successful. If it is paid again, `transaction.updated` follows.',
      },
      {
        name: 'transaction.settled',
        type: 'event',
        description: 'The money was forwarded to your wallet, and the transfer is final.',
      },
    ],
    headers: [
      {
        name: 'webhook-id',
        value: 'msg_0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90',
        description:
          'The same for every attempt. Use it to ignore events you have already processed.',
      },
      {
        name: 'webhook-timestamp',
        value: '1795151520',
        description: 'Seconds since 1970. Reject anything older than five minutes.',
      },
      {
        name: 'webhook-signature',
        value: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
        description:
          'HMAC-SHA256 of ID, timestamp and body, joined with dots. There may be several signatures, separated by spaces.',
      },
    ],
    retries:
      'Respond with any 2xx status within 15 seconds and do your processing afterwards. Any other response, including a redirect, counts as a failed delivery and is retried with the same `webhook-id`: up to ten attempts over three days. We honor `Retry-After`; a 410 stops all deliveries.',
    sample: 'Verify a signature',
  },
} as const
