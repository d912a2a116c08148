import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Tabs } from './Tabs.tsx'

const items = [
  { value: 'details', label: 'Details', content: <p>The amount, the customer and the order.</p> },
  { value: 'events', label: 'Events', content: <p>What has happened since the payment began.</p> },
  { value: 'webhooks', label: 'Webhooks', content: <p>Which of your servers were told.</p> },
]

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { label: 'Payment', items, onChange: fn() },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Tabs
              label="Webhook"
              items={[
                { value: 'a', label: 'Endpoint', content: 'The URL.' },
                { value: 'b', label: 'Deliveries', content: 'The events.' },
              ]}
            />
          ),
          doText: 'Parts of one page.',
          dont: (
            <Tabs
              label="Steps"
              items={[
                { value: 'a', label: '1. Name', content: 'Then go on.' },
                { value: 'b', label: '2. Amount', content: 'Then send.' },
              ]}
            />
          ),
          dontText: 'Steps of a task: use a Stepper.',
        },
      ],
      usage: 'Use tabs for parts of one thing, of which users need one at a time.',
      alternatives: [
        'Use SegmentedControl to switch how the same content is shown.',
        'Use links for pages: a tab has no address of its own.',
        'Use Accordion if users may want several parts at once.',
      ],
      do: ['Put the part that most users need first.', 'Use one or two words.'],
      dont: ['Don’t nest tabs.', 'Don’t let a tab submit a form.'],
      keyboard: {
        Tab: 'Moves focus to the selected tab, then into its panel.',
        '←, →': 'Selects the previous or next tab. Mirrored right to left.',
        'Home, End': 'Selects the first or last tab.',
      },
      screenReader: 'Announces “Details, tab, selected, 1 of 3”, then the panel.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.click(canvas.getByRole('tab', { name: 'Events' }))
    await expect(args.onChange).toHaveBeenCalledWith('events')
    await expect(canvas.getByRole('tabpanel', { name: 'Events' })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Events' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Events' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel', { name: 'Webhooks' })).toBeVisible()
  },
}

export const Controlled: Story = {
  args: { value: 'events' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Webhooks' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Events' })).toBeVisible()
  },
}

export const WithDisabledTab: Story = {
  args: { items: items.map((item) => ({ ...item, disabled: item.value === 'webhooks' })) },
}

export const Phone: Story = {
  args: {
    items: [
      ...items,
      { value: 'refunds', label: 'Refunds', content: 'None' },
      { value: 'notes', label: 'Internal notes', content: 'None' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { args: { dir: 'rtl' } }
