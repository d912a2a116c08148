import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Accordion } from './Accordion.tsx'

const items = [
  {
    title: 'What does a payment cost?',
    content: <p>0.5% of its amount, at least $1. No fee for the first 7 days.</p>,
  },
  {
    title: 'When do I receive the money?',
    content: <p>As soon as the network has confirmed the payment, directly in your wallet.</p>,
  },
  {
    title: 'Which documents do I have to submit?',
    content: <p>None: there is no KYC. You only need an email address and a password.</p>,
  },
]

const meta = {
  title: 'Components/Landing/Accordion',
  component: Accordion,
  args: { items, style: { maxWidth: 720 } },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Accordion items={[{ title: 'When do I receive the money?', content: 'At once.' }]} />
          ),
          doText: 'The title is the question.',
          dont: <Accordion items={[{ title: 'More', content: 'The fee is 0.5%.' }]} />,
          dontText: 'Hides what everybody needs to know.',
        },
      ],
      usage:
        'Use an accordion for content that most readers skip, such as frequently asked questions.',
      alternatives: [
        'Use headings and paragraphs if most readers need most of the content.',
        'Use a Dialog if the user has to make a decision.',
      ],
      do: [
        'Write the title as a question or a short statement.',
        'Set an id on items that are linked to.',
      ],
      dont: [
        'Don’t hide content that everyone has to read.',
        'Don’t set exclusive if users may want to compare two items.',
      ],
      keyboard: {
        Tab: 'Moves focus to the next title.',
        'Enter, Space': 'Expands or collapses the item.',
      },
      screenReader:
        'Announces the title and its state: “What does a payment cost?, collapsed”. Titles are headings. The browser’s search expands an item that contains a match.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText(/at least \$1/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('What does a payment cost?'))
    await expect(answer).toBeVisible()
    await userEvent.click(canvas.getByText('What does a payment cost?'))
    await expect(answer).not.toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    const title = canvas.getByText('When do I receive the money?')
    const summary = title.closest('summary')
    await expect(summary).toHaveFocus()
    // Synthetic key events do not trigger the default action of a summary; a click does.
    summary?.click()
    await expect(canvas.getByText(/directly in your wallet/)).toBeVisible()
  },
}

export const InitiallyOpen: Story = {
  args: { items: items.map((item, index) => ({ ...item, open: index === 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/at least \$1/)).toBeVisible()
  },
}

export const Exclusive: Story = {
  args: { exclusive: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What does a payment cost?'))
    await userEvent.click(canvas.getByText('Which documents do I have to submit?'))
    await expect(canvas.getByText(/no KYC/)).toBeVisible()
    await expect(canvas.getByText(/at least \$1/)).not.toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    items: [
      {
        title:
          'Can I change the wallet that my payments are settled to while some payments are still pending, and what happens to those?',
        content: (
          <>
            <p>
              Yes, in Settings. A payment is settled to the wallet that was set when it arrived.
            </p>
            <p>
              A long address such as
              0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A0630x8f3Cf7ad23Cd3CaDbD9735AFf wraps.
            </p>
          </>
        ),
        open: true,
      },
      ...items,
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    items: items.map((item, index) => ({ ...item, open: index === 0 })),
  },
}
