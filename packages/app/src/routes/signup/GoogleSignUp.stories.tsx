import { fakeGoogle, googleAnswers } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'

import type { AppAt } from '../../testing/AppAt.tsx'
import { offersGoogle, pressGoogleAndFail } from '../../testing/google.ts'
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
  play: offersGoogle,
}

export const NoEmail: Story = {
  beforeEach: fakeGoogle({ name: 'Nila Das' }),
  parameters: { scenarios: [googleAnswers()], shows: ['Cannot register: Missing email.'] },
  play: pressGoogleAndFail,
}
