import { fakeGoogle, googleAnswers } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const meta = {
  ...screenAt('/signup'),
  title: 'Screens/Sign up/With Google',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  beforeEach: fakeGoogle('open'),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Continue with Google' })
    await expect(button).toHaveAccessibleDescription(/accept the Terms & Conditions/)
  },
}

export const NoEmail: Story = {
  beforeEach: fakeGoogle({ name: 'Nila Das' }),
  parameters: { scenarios: [googleAnswers()], shows: ['Cannot register: Missing email.'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }))
    await canvas.findByText('Cannot register: Missing email.')
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  },
}
