import { failBusinessInfo, neverAnswers, noBusinessInfo } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'
import { typeInto } from '../../testing/typeInto.ts'

const screen = screenAt('/transactions', 'signedIn')
const meta = {
  ...screen,
  title: 'Screens/Add business info',
  tags: ['!autodocs'],
  parameters: { ...screen.parameters, scenarios: [noBusinessInfo()] },
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

const name: NonNullable<Story['play']> = (context) =>
  typeInto(context, { 'Business Name': 'Meera’s Tea House{Enter}' })

/** Replaces every page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Add Business Info' })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const NothingTyped: Story = {
  parameters: { shows: ['Business name is required'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Business name is required')).toBeVisible()
    await expect(canvas.getByLabelText('Business Name')).toHaveFocus()
  },
}

export const Submitting: Story = {
  parameters: { scenarios: [noBusinessInfo(), neverAnswers('addBusinessInfo')] },
  play: async (context) => {
    await name(context)
    await expect(await context.canvas.findByRole('button', { name: /^Saving/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** Logged without a toast. The input is kept. */
export const Failed: Story = {
  parameters: { scenarios: [failBusinessInfo()] },
  play: async (context) => {
    const { canvas } = context
    await name(context)
    await expect(await canvas.findByText(/Your business was not saved/)).toBeVisible()
    await expect(canvas.getByLabelText('Business Name')).toHaveValue('Meera’s Tea House')
  },
}

export const Named: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeInto(context, { 'Business Name': 'Meera’s Tea House' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('heading', { name: 'Transactions' })).toBeVisible()
  },
}

export const LoggedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    // Until the user has loaded, Home is shown, which has its own Logout button.
    await canvas.findByRole('heading', { name: 'Add Business Info' })
    canvas.getByRole('button', { name: 'Logout' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
  },
}
