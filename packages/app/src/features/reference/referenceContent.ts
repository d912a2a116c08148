/** The words of the reference that the gateway's own description has no place for. */
export const referenceContent = {
  title: 'API reference',
  lead: 'Three calls ask for payments and follow them; one webhook tells you when they arrive. Every sample on this page is run against the gateway before it is published.',
  start: {
    title: 'Before the first call',
    steps: [
      'Create your API key under Credentials. You have one at a time.',
      'Keep it on your server: whoever holds it can ask for payments in your name.',
      'Set `SLUICE_URL` to the address of the gateway and `SLUICE_API_KEY` to your key. The samples below run as they stand.',
    ],
    amounts:
      'Amounts are exact decimals. Send them as text, such as `"249.50"`; they come back as text with ten decimals. Timestamps are UTC in ISO 8601.',
  },
  headerValues: {
    'X-API-Key': {
      value: 'sluice_test_1QeYw7ZkP4mXc0RtB9uVhN2sLdJfGaE6oTiKyHqMxWz',
      words: 'Your API key.',
    },
    'Content-Type': { value: 'application/json', words: '' },
    'Idempotency-Key': {
      value: '0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90',
      words: 'Any text of your own that names this request. Optional, and always worth it.',
    },
  },
  fields: {
    amount: 'More than zero, at most 20 digits before and 10 after the point.',
    metadata:
      'Your own text, such as an order number. At most 4,096 bytes; comes back byte for byte.',
    wallet_id: 'The address that your customer pays to.',
    expiry: 'Until when a payment counts.',
    transaction_id: 'The transaction’s own id. Ask for its status with it.',
    id: 'The transaction’s own id.',
    status: '1 is success, 0 pending, -1 failed.',
    page: 'Counted from 1.',
    cursor:
      'The last id of the page before, instead of a page: nothing is missed or repeated while payments arrive.',
    limit: 'Transactions a page.',
    from_date: 'Created at or after: an instant, or a date for the whole day in Asia/Kolkata.',
    to_date: 'Created at or before; as above.',
    transaction_type: '0 is a payment that came in, 1 a payout.',
    user_id: 'The merchant whose transaction it is.',
    created_at: 'When it was asked for.',
    created_by: 'Who asked for it.',
    meta: 'The metadata that you sent.',
    from_type: 'The network that the payment is on.',
  },
  /** What a name means in one call alone. */
  fieldsOfCall: {
    viewTransactions: {
      transaction_id: 'The hash on the chain; null until a payment is seen there.',
      status: 'As an answer: 1 is success, 0 pending, -1 failed. As a parameter: only those.',
    },
  },
  errors: {
    title: 'Errors',
    lead: 'Every failure is `problem+json` (RFC 9457). Show `message` to people, decide by `code`. A 429 says in `Retry-After` how many seconds to wait; after a 5xx, repeat the request with the same idempotency key.',
  },
  idempotency: {
    title: 'Idempotency',
    words: [
      'Send the header `Idempotency-Key` with every request that creates a transaction. If the answer is lost on its way, send the same request with the same key: within 24 hours the first answer is repeated, and no second payment is asked for.',
      'The same key with another body is answered with 409 and `idempotency_conflict`; while the first request is still being answered, with 409 and `idempotency_in_progress`.',
    ],
  },
  webhooks: {
    title: 'Webhooks',
    lead: 'Set one URL under Credentials. It must accept POST. Whenever a transaction is settled we send it a message, signed as the Standard Webhooks specification says. The secret that signs stands beside the URL; it is not your API key.',
    events: [
      {
        name: 'transaction.succeeded',
        type: 'event',
        description: 'The whole amount has arrived and is yours, net of the fee.',
      },
      {
        name: 'transaction.failed',
        type: 'event',
        description: 'It expired, or what arrived was not enough; outcome says which.',
      },
    ],
    headers: [
      {
        name: 'webhook-id',
        value: 'msg_0198f6b2-6a0e-7c31-9f4e-2d5b8c7a1e90',
        description: 'The same on every attempt: what you have seen, you can skip.',
      },
      {
        name: 'webhook-timestamp',
        value: '1795151520',
        description: 'Seconds since 1970. Refuse what is older than five minutes.',
      },
      {
        name: 'webhook-signature',
        value: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
        description:
          'HMAC-SHA256 over id, timestamp and body, joined by points. There may be several, parted by blanks.',
      },
    ],
    retries:
      'Answer with any 2xx within 15 seconds and do the work afterwards. Anything else, redirects included, counts as not delivered and is tried again with the same webhook-id: ten times in all, over three days. Retry-After is obeyed, and 410 ends it.',
    sample: 'Check a signature',
  },
} as const
