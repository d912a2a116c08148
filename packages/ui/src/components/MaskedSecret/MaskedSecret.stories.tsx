import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { MaskedSecret } from './MaskedSecret.tsx'

const secret = 'sk_sandbox_9f4be07c2d1a48e6b3f5a7c91e20d84f'

const meta = {
  title: 'Components/Data/MaskedSecret',
  component: MaskedSecret,
  args: { secret, texts: { show: 'Show key', hide: 'Hide key' } },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <MaskedSecret secret="sk_live_84f" texts={{ show: 'Show key' }} />,
          doText: 'Hidden until it is needed.',
          dont: <code>sk_live_9f4be07c2d1a48e6b3f584f</code>,
          dontText: 'Everybody in the room can read it.',
        },
      ],
      usage:
        'Use MaskedSecret for a key or token that others should not read over the user’s shoulder.',
      alternatives: ['Use a LabeledInput of type password for a secret that is typed.'],
      do: ['Name the secret on the button: “Show key”.', 'Place a CopyButton next to it.'],
      dont: ['Don’t put the secret into a title, a link or an attribute.'],
      keyboard: { Tab: 'Moves focus to the button.', 'Enter, Space': 'Shows or hides the secret.' },
      screenReader:
        'Announces “Hidden, ending in 84f” and “Show key, button”. When shown, announces the secret and “Hide key, button”. The secret is hidden when the window loses focus.',
    } satisfies Guide,
  },
} satisfies Meta<typeof MaskedSecret>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain(secret)
    await expect(canvasElement.innerHTML).not.toContain('d84f')
    await expect(canvasElement).toHaveTextContent('84f')
  },
}

export const ShownByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    await expect(canvas.getByText(secret)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide key' }))
    await expect(canvasElement.innerHTML).not.toContain(secret)
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
  },
}

export const ShownByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText(secret)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hide key' })).toHaveFocus()
  },
}

export const HiddenOnBlur: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
    window.dispatchEvent(new Event('blur'))
    await expect(await canvas.findByRole('button', { name: 'Show key' })).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain(secret)
  },
}

export const ShortSecret: Story = {
  args: { secret: 'abc' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('abc')
  },
}

export const Long: Story = {
  args: { secret: secret.repeat(6) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
