import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Components/Data/QrCode',
  component: QrCode,
  args: {
    value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    label: 'QR code of the address',
  },
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <QrCode
              value="0x52908400098527886E0F7030069857D2E4169EE7"
              label="QR code of the address"
              style={{ width: 128 }}
            />
          ),
          doText: 'Large enough for a phone at arm’s length.',
          dont: (
            <QrCode
              value="0x52908400098527886E0F7030069857D2E4169EE7"
              label="QR code"
              style={{ width: 40 }}
            />
          ),
          dontText: 'Too small to scan.',
        },
      ],
      usage:
        'Use a QR code to hand a short text, such as an address or a link, to another device’s camera.',
      alternatives: ['Use CopyField for users who are already on the right device.'],
      do: ['Show the same text next to the code, with a copy button.'],
      dont: ['Don’t put text into a code that the user cannot read elsewhere on the page.'],
      screenReader: 'Announces the label as an image.',
    } satisfies Guide,
  },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the address' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    value:
      'https://pay.example/pay/link/01932b5e-7c1a-7f30-9f6e-3a7d2c9be001?from=a-printed-poster',
    label: 'QR code of the payment link',
  },
}

/** Dark on light there as well. */
export const Dark: Story = { globals: { theme: 'dark' } }
