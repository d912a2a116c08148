import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Amount } from '../Amount/Amount.tsx'
import { CopyField } from './CopyField.tsx'

const write = fn((_text: string) => Promise.resolve())
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const meta = {
  title: 'Components/Data/CopyField',
  component: CopyField,
  args: { label: 'Address', value: address, copyLabel: 'Copy address', mono: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    write.mockClear()
    const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
    return () => spy.mockRestore()
  },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <CopyField
              label="Address"
              value="0x52908400098527886E0F7030069857D2E4169EE7"
              copyLabel="Copy address"
              mono
            />
          ),
          doText: 'The whole value, in the mono font.',
          dont: <CopyField label="Address" value="0x5290…9EE7" copyLabel="Copy" />,
          dontText: 'A cut value is copied as it is.',
        },
      ],
      usage:
        'Use a copy field for a value that users carry elsewhere: an address, an amount, a link.',
      alternatives: ['Use CopyButton alone inside a table.', 'Use MaskedSecret for a secret.'],
      do: [
        'Show the whole value.',
        'Emphasize the ends of an address, which is what people compare.',
      ],
      dont: ['Don’t truncate a value that somebody checks character by character.'],
      keyboard: { Tab: 'Moves focus to the button.', 'Enter, Space': 'Copies the value.' },
      screenReader: 'Announces the label, the value and “Copy address, button”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof CopyField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EmphasizedEnds: Story = { args: { emphasizeEnds: 6 } }

export const WithHint: Story = {
  args: { emphasizeEnds: 6, hint: 'Send only USDT on Base to this address.' },
}

export const FormattedValue: Story = {
  args: { label: 'Amount', value: '25.5', copyLabel: 'Copy amount', mono: false },
  render: (args) => (
    <CopyField {...args}>
      <Amount value="25.5" unit="USDT" />
    </CopyField>
  ),
}

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(write).toHaveBeenCalledWith(address)
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
  },
}

export const Phone: Story = { ...WithHint, globals: { viewport: { value: 'phone' } } }
