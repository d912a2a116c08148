import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Accordion } from './Accordion.tsx'

const items = [
  {
    title: 'What does a payment cost?',
    content: <p>0.5 % of its amount, at least $1. Your first 7 days are free of it.</p>,
  },
  {
    title: 'When does the money arrive?',
    content: <p>As soon as the network has confirmed the payment, in your own wallet.</p>,
  },
  {
    title: 'Which papers do I have to send?',
    content: <p>None: there is no KYC. An email address and a password are enough.</p>,
  },
]

const meta = {
  title: 'Components/Landing/Accordion',
  component: Accordion,
  args: { items, style: { maxWidth: 720 } },
  parameters: {
    guide: {
      use: 'For answers that most readers skip: questions and answers, the rarer parts of a reference.',
      instead: [
        'Headings and paragraphs, when most readers need most of it.',
        'Dialog, when something has to be decided.',
      ],
      do: [
        'Write the title as the reader would ask it.',
        'Give an item an id when something links to it.',
      ],
      dont: [
        'Don’t hide what must be read.',
        'Don’t use exclusive where a reader may want to compare two answers.',
      ],
      keyboard: {
        Tab: 'Goes to the next title.',
        'Enter, Space': 'Unfolds or folds it.',
      },
      screenReader:
        '“What does a payment cost?, collapsed”; the titles are in the page’s outline as headings. The browser’s own search unfolds what it finds.',
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
    const title = canvas.getByText('When does the money arrive?')
    const summary = title.closest('summary')
    await expect(summary).toHaveFocus()
    // A synthetic key press does not reach the browser's own handling of a summary, its click does.
    summary?.click()
    await expect(canvas.getByText(/in your own wallet/)).toBeVisible()
  },
}

export const OneOpen: Story = {
  args: { items: items.map((item, index) => ({ ...item, open: index === 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/at least \$1/)).toBeVisible()
  },
}

/** Unfolding one folds the one that was open. */
export const Exclusive: Story = {
  args: { exclusive: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What does a payment cost?'))
    await userEvent.click(canvas.getByText('Which papers do I have to send?'))
    await expect(canvas.getByText(/no KYC/)).toBeVisible()
    await expect(canvas.getByText(/at least \$1/)).not.toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    items: [
      {
        title:
          'May I change the wallet that my payments are settled to while some of them are still on their way, and what becomes of those?',
        content: (
          <>
            <p>Yes, in Settings. A payment goes to the wallet that was set when it arrived.</p>
            <p>
              An address such as
              0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A0630x8f3Cf7ad23Cd3CaDbD9735AFf breaks where it
              must.
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
    items: [{ title: 'كم تبلغ الرسوم؟', content: <p>٠٫٥٪ من المبلغ.</p>, open: true }, ...items],
  },
}
