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
    children: <p>Asks for a payment and answers with the address to pay to.</p>,
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
          description: 'More than zero, at most 10 decimals.',
        },
        { name: 'metadata', type: 'string', description: 'Your own text. Comes back unchanged.' },
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
        { name: 'expiry', type: 'timestamp', description: 'Until when a payment counts.' },
        { name: 'transaction_id', type: 'string', description: 'For asking its status.' },
      ],
    },
  },
  parameters: {
    guide: {
      use: 'In the API reference, once for each call.',
      do: [
        'Fill it from the API’s own description, so that it can’t drift.',
        'Put the samples in samples: they stand beside the words on a wide screen.',
      ],
      dont: ['Don’t write a real key into headers.'],
      keyboard: { Tab: 'Goes through the links and code boxes.' },
      screenReader:
        'A region with the call’s title. A header value that a phone cuts is heard in full.',
    } satisfies Guide,
  },
} satisfies Meta<typeof EndpointDoc>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Create a transaction' })).toBeVisible()
    for (const name of ['Header', 'Request body', 'Response body']) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
    }
  },
}

/** Nothing is sent, a parameter stands in the path. */
export const Get: Story = {
  args: {
    method: 'GET',
    path: '/pay/api/transaction/status/{id}',
    title: 'Ask for a status',
    headers: [key],
    parameters: [{ name: 'id', type: 'string', required: true, description: 'In the path.' }],
    request: undefined,
    response: {
      note: 'How the transaction stands now.',
      fields: [{ name: 'status', type: '1, 0 or -1', description: 'Success, pending, failed.' }],
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

/** A phone shows the first 30 characters of a header’s value; the rest stays for screen readers and for copying. */
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

export const Put: Story = { args: { method: 'PUT', title: 'Change' } }

export const Delete: Story = { args: { method: 'DELETE', title: 'Revoke', request: undefined } }

export const LongNames: Story = {
  args: {
    title: 'A call whose name and path need more room than a phone has in one line',
    path: '/pay/api/transaction/with/a/path/that/does/not/want/to/end/{identifier}/confirmations',
    response: {
      fields: [
        {
          name: 'a_member_whose_name_is_longer_than_the_screen_of_a_phone_is_wide',
          type: 'array of objects of a type with a long name',
          required: true,
          description: 'Breaks where it must.',
        },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
}
