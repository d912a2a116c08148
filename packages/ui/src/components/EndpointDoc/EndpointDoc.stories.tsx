import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import { EndpointDoc } from './EndpointDoc.tsx'

const key = { name: 'X-API-Key', value: 'key_live_5b0c7a4e9f2d41c8a6e3b1d0f7a92c44' }

const meta = {
  title: 'Components/Data/EndpointDoc',
  component: EndpointDoc,
  args: {
    method: 'POST',
    path: '/pay/api/transaction/create',
    title: 'Create a transaction',
    children: <p>Creates a payment and returns the address to pay to.</p>,
    headers: [
      { ...key, description: 'Your API key.' },
      { name: 'Content-Type', value: 'application/json' },
    ],
    request: {
      fields: [
        {
          name: 'amount',
          type: 'decimal string',
          required: true,
          description: 'Greater than zero, at most 10 decimal places.',
        },
        { name: 'metadata', type: 'string', description: 'Your own text, returned unchanged.' },
      ],
      example: (
        <CodeBlock
          title="Example"
          samples={[{ label: 'JSON', code: '{ "amount": "12.50", "metadata": "order 1001" }' }]}
        />
      ),
    },
    response: {
      fields: [
        { name: 'wallet_id', type: 'string', description: 'The address to pay to.' },
        { name: 'expiry', type: 'timestamp', description: 'When the payment expires.' },
        { name: 'transaction_id', type: 'string', description: 'Used to get the status.' },
      ],
    },
  },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <CodeBlock
              title="Headers"
              samples={[{ label: 'HTTP', code: 'X-API-Key: YOUR_API_KEY' }]}
            />
          ),
          doText: 'A placeholder, which readers replace.',
          dont: (
            <CodeBlock
              title="Headers"
              samples={[{ label: 'HTTP', code: `X-API-Key: ${key.value}` }]}
            />
          ),
          dontText: 'A key that works, and can be copied by anybody.',
        },
      ],
      usage: 'Use EndpointDoc in the API reference, once for each endpoint.',
      alternatives: ['Use CodeBlock for an example on its own.'],
      do: [
        'Generate the content from the API description, so that it stays up to date.',
        'Pass code samples as samples: on a wide screen they are shown beside the text.',
      ],
      dont: ['Don’t show a real key in the headers.'],
      keyboard: { Tab: 'Moves focus through links and code blocks.' },
      screenReader:
        'Announces a region with the endpoint’s title. A header value that is truncated on a phone is announced in full.',
    } satisfies Guide,
  },
} satisfies Meta<typeof EndpointDoc>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Create a transaction' })).toBeVisible()
    for (const name of ['Headers', 'Request body', 'Response body']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
    }
  },
}

export const Get: Story = {
  args: {
    method: 'GET',
    path: '/pay/api/transaction/status/{id}',
    title: 'Get a status',
    headers: [key],
    parameters: [
      { name: 'id', type: 'string', required: true, description: 'The ID of the transaction.' },
    ],
    request: undefined,
    response: {
      note: 'The current status of the transaction.',
      fields: [{ name: 'status', type: '1, 0 or -1', description: 'Success, pending or failed.' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None.')).toBeVisible()
  },
}

export const WithSamples: Story = {
  args: {
    samples: (
      <CodeBlock
        title="Create a transaction"
        samples={[
          {
            label: 'curl',
            code: 'curl -X POST https://gateway.example/pay/api/transaction/create',
          },
          { label: 'Node', code: "await fetch('/pay/api/transaction/create', { method: 'POST' })" },
        ]}
      />
    ),
  },
}

/** A phone shows the first 30 characters of a header’s value. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const value = canvas.getByTitle(key.value)
    await expect(value).toHaveTextContent(key.value)
    if (matchMedia('(min-width: 48rem)').matches) return
    await expect(canvas.getByText(key.value.slice(30)).getBoundingClientRect().width).toBe(1)
    await expect(canvas.getByText('…')).toBeVisible()
  },
}

export const Put: Story = { args: { method: 'PUT', title: 'Update' } }

export const Delete: Story = { args: { method: 'DELETE', title: 'Revoke', request: undefined } }

export const LongNames: Story = {
  args: {
    title: 'An endpoint whose title and path are too long for one line on a phone',
    path: '/pay/api/transaction/with/a/path/that/does/not/want/to/end/{identifier}/confirmations',
    response: {
      fields: [
        {
          name: 'a_field_whose_name_is_longer_than_the_screen_of_a_phone_is_wide',
          type: 'array of objects of a type with a long name',
          required: true,
          description: 'Wraps where necessary.',
        },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
}
