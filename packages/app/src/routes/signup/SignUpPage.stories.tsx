import { emailTaken, failCall, failCallWith, neverAnswers, offline } from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'
import { typeInto } from '../../testing/typeInto.ts'

const meta = {
  ...screenAt('/signup'),
  title: 'Screens/Sign up',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

const newcomer = { Username: 'Meera Rao', Email: 'meera@tea.example', Password: 'rain on the roof' }

/** Fills in the form, checks both boxes and submits. */
const signUp: NonNullable<Story['play']> = async (context) => {
  const { canvas, userEvent } = context
  await typeInto(context, newcomer)
  for (const consent of canvas.getAllByRole('checkbox')) await userEvent.click(consent)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign up' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /Terms & Conditions/ })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /Privacy Policy/ })).not.toBeChecked()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login')
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const NothingTyped: Story = {
  parameters: {
    shows: [
      'Username is required',
      'Email is required',
      'Password is required',
      'You must accept terms & condition',
      'You must accept Privacy Policy',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Up' }))
    await expect(await canvas.findByText('Username is required')).toBeVisible()
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
  },
}

/** What the contract says of a field is in the page's language, too. */
export const InHindi: Story = {
  tags: ['pictured'],
  globals: { language: 'hi', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'साइन अप करें' }))
    await expect(await canvas.findAllByText('ज़रूरी है')).toHaveLength(3)
    await expect(canvas.queryByText(/required|must/)).toBeNull()
  },
}

/** After an error, fields are validated while typing. */
export const CorrectedAsOneTypes: Story = {
  parameters: { shows: ['You must accept Privacy Policy'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeInto(context, newcomer)
    await userEvent.keyboard('{Enter}')
    const terms = await canvas.findByText('You must accept terms & condition')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Terms & Conditions/ }))
    await expect(terms).not.toBeInTheDocument()
  },
}

export const Submitting: Story = {
  parameters: { scenarios: [neverAnswers('register')], shows: ['Signing up...'] },
  play: async (context) => {
    await signUp(context)
    const button = await context.canvas.findByRole('button', { name: 'Signing up...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const EmailTaken: Story = {
  parameters: { scenarios: [emailTaken()], shows: ['Email already exists.'] },
  play: async (context) => {
    await signUp(context)
    await context.canvas.findAllByText('Email already exists.')
    await expect(context.canvas.getByLabelText('Username')).toHaveValue(newcomer.Username)
  },
}

export const WordsOfTheServer: Story = {
  parameters: {
    scenarios: [failCallWith('register', 400, 'No new merchants today.')],
    shows: ['No new merchants today.'],
  },
  play: signUp,
}

export const NoWordsOfTheServer: Story = {
  parameters: { scenarios: [failCallWith('register', 500)], shows: ['Registration failed'] },
  play: signUp,
}

export const NoNetwork: Story = {
  parameters: { scenarios: [offline('register')], shows: ['Unexpected error'] },
  play: signUp,
}

/** Redirects to log in. The email must be verified first. */
export const SignedUp: Story = {
  parameters: { shows: ['Verification email sent. Please verify your account.'] },
  play: async (context) => {
    await signUp(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(await context.canvas.findByText('Check your inbox')).toBeVisible()
    await expect(context.canvas.getByLabelText('Email')).toHaveValue(newcomer.Email)
  },
}

export const LinkSentAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await signUp(context)
    await expect(await canvas.findByText('Check your inbox')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(await canvas.findByText('We sent another link.')).toBeVisible()
  },
}

export const LinkNotSentAgain: Story = {
  parameters: { scenarios: [failCall('resendVerification', 'too_many_requests')] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await signUp(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }))
    const words = 'The link was not sent. Please try again.'
    await expect(await canvas.findByText(words)).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  parameters: { shows: ['Verification email sent. Please verify your account.'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeInto(context, newcomer)
    for (const consent of canvas.getAllByRole('checkbox')) {
      for (let stops = 0; stops < 4 && document.activeElement !== consent; stops += 1)
        await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(consent).toBeChecked()
    }
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
  },
}
