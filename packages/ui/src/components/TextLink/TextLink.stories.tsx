import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { TextLink } from './TextLink.tsx'

const meta = {
  title: 'Components/Actions/TextLink',
  component: TextLink,
  args: { href: '#forgotpassword', children: 'Forgot password?' },
  parameters: {
    guide: {
      use: 'Inside a sentence or under a form: wherever words lead to another page.',
      instead: [
        'LinkButton, for the one likely next step.',
        'Button, when something happens here.',
      ],
      do: ['Let the words say where it leads.', 'Keep it underlined: colour alone is no sign.'],
      dont: ['Don’t write “click here”.'],
      keyboard: { Tab: 'Goes to the link.', Enter: 'Follows it.' },
      screenReader: '“Forgot password?, link”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Forgot password?' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#forgotpassword')
  },
}

export const InASentence: Story = {
  render: () => (
    <p>
      No account yet? <TextLink href="#signup">Sign Up</TextLink>
    </p>
  ),
}
