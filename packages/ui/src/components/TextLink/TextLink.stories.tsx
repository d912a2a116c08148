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
      usage: 'Use a text link inside a sentence or below a form.',
      alternatives: [
        'Use a LinkButton for the most likely next step.',
        'Use a Button to perform an action.',
      ],
      do: [
        'Describe the destination in the link text.',
        'Keep the underline: color alone is not enough.',
      ],
      dont: ['Don’t write “click here”.'],
      keyboard: { Tab: 'Moves focus to the link.', Enter: 'Follows the link.' },
      screenReader: 'Announces “Forgot password?, link”.',
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
