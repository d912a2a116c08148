import { respondWith, failCall, neverAnswers } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const meta = {
  ...screenAt('/confirmemail'),
  title: 'Screens/Change of email',
  tags: ['!autodocs'],
  args: { address: '/confirmemail?token=from-the-mail' },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function press({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }))
}
const confirm = (context: Context) => press(context, 'Confirm the change')

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm the change' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Refuse it' })).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const Confirming: Story = {
  parameters: { scenarios: [neverAnswers('confirmEmailChange')] },
  play: async (context) => {
    await confirm(context)
    await expect(await context.canvas.findByRole('button', { name: 'Confirming…' })).toBeVisible()
  },
}

export const FirstConfirmed: Story = {
  parameters: { scenarios: [respondWith('confirmEmailChange', { state: 'waiting' })] },
  play: async (context) => {
    await confirm(context)
    await expect(await context.canvas.findByText('This address is confirmed.')).toBeVisible()
  },
}

export const Changed: Story = {
  parameters: { scenarios: [respondWith('confirmEmailChange', { state: 'changed' })] },
  play: async (context) => {
    await confirm(context)
    await expect(await context.canvas.findByText('Your email has changed.')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { scenarios: [respondWith('refuseEmailChange', { message: '' })] },
  play: async (context) => {
    await press(context, 'Refuse it')
    await expect(await context.canvas.findByText('The change was refused.')).toBeVisible()
  },
}

export const LinkUsedUp: Story = {
  play: async (context) => {
    await confirm(context)
    await expect(
      await context.canvas.findByText('This link has expired or was already used.'),
    ).toBeVisible()
  },
}

export const EmailTaken: Story = {
  parameters: { scenarios: [failCall('confirmEmailChange', 'email_taken')] },
  play: async (context) => {
    await confirm(context)
    await expect(await context.canvas.findByText(/Another account now uses/)).toBeVisible()
  },
}

export const NoToken: Story = {
  args: { address: '/confirmemail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Token is missing or invalid.')).toBeVisible()
  },
}
