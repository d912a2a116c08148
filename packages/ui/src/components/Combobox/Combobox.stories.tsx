import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Button } from '../Button/Button.tsx'
import { Combobox } from './Combobox.tsx'

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Network',
    options: [
      { value: 'arbitrum', text: 'Arbitrum' },
      { value: 'base', text: 'Base' },
      { value: 'bnb', text: 'BNB Smart Chain' },
      { value: 'ethereum', text: 'Ethereum' },
      { value: 'optimism', text: 'Optimism' },
      { value: 'polygon', text: 'Polygon' },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    guide: {
      since: '0.2.0',
      status: 'beta',
      shown: [
        {
          do: (
            <Combobox
              label="Network"
              options={[{ value: 'base', text: 'Base' }]}
              defaultValue="base"
            />
          ),
          doText: 'Says what is chosen, by the name that users know.',
          dont: (
            <Combobox
              label="Network"
              options={[{ value: 'base', text: 'eip155:8453' }]}
              defaultValue="base"
            />
          ),
          dontText: 'Shows what the server calls it.',
        },
      ],
      usage: 'Use a combobox for one choice out of more than ten options that users know by name.',
      alternatives: ['Use Select for up to ten options.', 'Use RadioGroup to compare options.'],
      do: ['Let users clear the choice if it is optional.'],
      dont: ['Don’t use it for free text: what is typed must be one of the options.'],
      keyboard: {
        Letters: 'Narrow down the options.',
        '↑, ↓': 'Move to the previous or next option, and open the list.',
        Enter: 'Chooses the highlighted option, which is the first that matches.',
        Tab: 'Leaves the field, and chooses the option whose text was typed in full.',
        Escape: 'Closes the list.',
      },
      screenReader: 'Announces “Network, combobox, collapsed”, and each option as it is reached.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Network' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Show options' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Polygon' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('polygon')
    await waitFor(async () => expect(field).toHaveValue('Polygon'))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('eth')
    await screen.findByRole('option', { name: 'Ethereum' })
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('ethereum')
    await waitFor(async () => expect(canvas.getByRole('combobox')).toHaveValue('Ethereum'))
  },
}

export const TypedInFull: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' base')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('base')
    await waitFor(async () => expect(canvas.getByRole('combobox')).toHaveValue('Base'))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}

/** What is no option is not kept: the field shows what is chosen. */
export const TypedInPart: Story = {
  render: (args) => (
    <>
      <Combobox {...args} />
      <Button>Save</Button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('bas')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await waitFor(async () => expect(canvas.getByRole('combobox')).toHaveValue(''))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Chosen: Story = { args: { defaultValue: 'base' } }

export const Open: Story = {
  args: { defaultValue: 'base' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show options' }))
    await screen.findByRole('option', { name: 'Base' })
  },
}

export const NoMatches: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('tron')
    await expect(await screen.findByText('No matches')).toBeVisible()
  },
}

export const WithError: Story = {
  args: { error: 'Network is required', hint: 'Where you want to be paid.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveAccessibleDescription(
      'Network is required Where you want to be paid.',
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'base' } }

export const RightToLeft: Story = {
  args: { defaultValue: 'base' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
