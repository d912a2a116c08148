import { failCall, neverAnswers } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import type { AppAt } from '../../../testing/AppAt.tsx'
import { screenAt } from '../../../testing/screenAt.tsx'

const base = screenAt('/settings/business', 'signedIn')

const meta = {
  ...base,
  title: 'Screens/Account Settings/Business profile',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function sectionOf({ canvas }: Pick<Context, 'canvas'>) {
  const section = await canvas.findByRole('region', { name: 'Business profile' })
  await within(section).findByLabelText('Business Name')
  return within(section)
}

export const Default: Story = {
  play: async (context) => {
    const section = await sectionOf(context)
    await expect(section.getByLabelText('Business Name')).toHaveValue('Masala Chai Co.')
    await expect(section.getByText(/with a contrast of 7\.7 : 1/)).toBeVisible()
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** The preview follows what one types, and the new name is everywhere once it is saved. */
export const Changed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const section = await sectionOf(context)
    const name = section.getByLabelText('Business Name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Chai & Co.')
    const preview = within(section.getByRole('region', { name: 'Preview' }))
    await expect(preview.getByText('Chai & Co.')).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Remove the color' }))
    await expect(section.getByText(/^Without a color/)).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Save profile' }))
    await expect(await canvas.findByText('Business profile saved')).toBeVisible()
  },
}

/** Each field says what is wrong with it, and nothing typed is lost. */
export const Invalid: Story = {
  play: async (context) => {
    const { userEvent } = context
    const section = await sectionOf(context)
    const phone = section.getByLabelText('Contact phone')
    await userEvent.clear(section.getByLabelText('Business Name'))
    await userEvent.clear(phone)
    await userEvent.type(phone, 'ask Ravi')
    await userEvent.click(section.getByRole('button', { name: 'Save profile' }))
    await expect(await section.findByText('Business name is required')).toBeVisible()
    await expect(section.getByText(/^Enter a phone number/)).toBeVisible()
    await expect(phone).toHaveValue('ask Ravi')
  },
}

/** An image of any size: it is made smaller before it is sent. */
export const LogoChosen: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const section = await sectionOf(context)
    const image = document.createElement('canvas')
    image.width = 2_000
    image.height = 1_000
    image.getContext('2d')?.fillRect(0, 0, 2_000, 1_000)
    const blob = await new Promise<Blob | null>((resolve) => image.toBlob(resolve))
    const file = new File([blob ?? ''], 'logo.png', { type: 'image/png' })
    await userEvent.upload(section.getByLabelText('Logo'), file)
    await expect(await canvas.findByText('Logo saved')).toBeVisible()
  },
}

export const NoImage: Story = {
  play: async (context) => {
    const section = await sectionOf(context)
    const file = new File(['<script>alert(1)</script>'], 'logo.png', { type: 'image/png' })
    await context.userEvent.upload(section.getByLabelText('Logo'), file)
    await expect(await section.findByText(/^This file is not an image/)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers('getBusinessProfile')] },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Business profile' })
    await expect(within(section).queryByRole('form')).not.toBeInTheDocument()
  },
}

export const LoadingFailed: Story = {
  parameters: { scenarios: [failCall('getBusinessProfile', 'internal')] },
  play: async ({ canvas }) => {
    const words = 'Your business profile could not be loaded.'
    await expect(await canvas.findByText(words)).toBeVisible()
  },
}

export const SavingFailed: Story = {
  parameters: { scenarios: [failCall('setBusinessProfile', 'internal')] },
  play: async (context) => {
    const section = await sectionOf(context)
    await context.userEvent.click(section.getByRole('button', { name: 'Save profile' }))
    await expect(await section.findByRole('alert')).toBeVisible()
  },
}
