import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Amount } from '../Amount/Amount.tsx'
import { CopyField } from '../CopyField/CopyField.tsx'
import { QrCode } from '../QrCode/QrCode.tsx'
import { StateBanner } from '../StateBanner/StateBanner.tsx'
import { Link } from '../Link/Link.tsx'
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { CheckoutLayout } from './CheckoutLayout.tsx'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const meta = {
  title: 'Components/Layout/CheckoutLayout',
  component: CheckoutLayout,
  args: {
    title: 'Pay Asha’s Book Shop',
    description: 'Order 1024: two paperbacks',
    seller: 'Asha’s Book Shop',
    tools: <ThemeSwitch />,
    amount: (
      <CopyField label="Amount" value="25.5" copyLabel="Copy amount">
        <Amount value="25.5" unit="USDT" />
      </CopyField>
    ),
    state: <StateBanner tone="waiting" title="Waiting for your payment" />,
    footer: <Link href="/terms">Terms & Conditions</Link>,
    children: (
      <>
        <QrCode value={address} label="QR code of the address" />
        <CopyField label="Address" value={address} copyLabel="Copy address" mono />
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Stack>
              <Text variant="label">Pay Asha’s Book Shop</Text>
              <Amount value="25.5" unit="USDT" />
            </Stack>
          ),
          doText: 'Says first who is paid, and how much.',
          dont: (
            <Stack>
              <Inline>
                <Link href="#home">Home</Link>
                <Link href="#prices">Prices</Link>
              </Inline>
              <Text variant="label">Order 1024</Text>
            </Stack>
          ),
          dontText: 'Links lead away from the payment, and the amount is missing.',
        },
      ],
      usage: 'Use the checkout layout for a page on which a customer pays.',
      alternatives: ['Use AppShell for pages of merchants, and AuthLayout for log-in forms.'],
      do: [
        'Show the amount and the seller first.',
        'Leave out the panel once there is nothing to pay.',
      ],
      dont: ['Don’t add navigation: the customer came here to pay.'],
      screenReader: 'Has the landmarks banner, main and contentinfo, and one h1.',
    } satisfies Guide,
  },
} satisfies Meta<typeof CheckoutLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pay Asha’s')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const WithoutPanel: Story = {
  args: {
    children: undefined,
    state: <StateBanner tone="success" title="Paid" message="Thank you." />,
  },
}

export const LongTexts: Story = {
  args: {
    title: `Pay ${'Averyveryverylongbusinessname'.repeat(3)}`,
    description: 'A long description without an end. '.repeat(6),
  },
  globals: { viewport: { value: 'phone' } },
}
