import {
  demoLogin,
  expiredSession,
  failCallWith,
  neverAnswers,
  offline,
  tooManyRequests,
  userNotVerified,
  wrongPassword,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'
import { typeInto } from '../../testing/typeInto.ts'

const meta = {
  ...screenAt('/login'),
  title: 'Screens/Log in',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

/** Logs in the demo merchant, submitting with Enter. */
const logIn: NonNullable<Story['play']> = (context) =>
  typeInto(context, { Email: demoLogin.email, Password: `${demoLogin.password}{Enter}` })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(canvas.getByText('Welcome, Be the Part Of Our Ecosystem')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgotpassword',
    )
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
    await expect(canvas.getByRole('button', { name: 'Log In' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

export const NothingTyped: Story = {
  parameters: { shows: ['Email is required', 'Password is required'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log In' }))
    await expect(await canvas.findByText('Email is required')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
  },
}

export const NoEmailAddress: Story = {
  parameters: { shows: ['Enter a valid email address'] },
  play: async (context) => {
    await typeInto(context, { Email: 'ananya', Password: 'anything{Enter}' })
    await expect(context.canvas.getByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(await context.canvas.findByText('Enter a valid email address')).toBeVisible()
    await context.userEvent.type(context.canvas.getByLabelText('Email'), '@masalachai')
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('anything')
  },
}

export const PasswordShown: Story = {
  play: async (context) => {
    await typeInto(context, { Password: demoLogin.password })
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show password' }))
    await expect(context.canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    context.canvas.getByRole('button', { name: 'Hide password' }).focus()
    await context.userEvent.keyboard('{Enter}')
    await expect(context.canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}

export const Submitting: Story = {
  parameters: { scenarios: [neverAnswers('login')], shows: ['Logging in...'] },
  play: async (context) => {
    await logIn(context)
    await expect(
      await context.canvas.findByRole('button', { name: 'Logging in...' }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NotVerified: Story = {
  parameters: {
    scenarios: [userNotVerified()],
    shows: ['Please verify your email from the link sent.'],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await logIn(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }))
    await expect(await canvas.findByText('We sent another link.')).toBeVisible()
  },
}

/** The server accepts the log-in, and the browser does not keep its cookie. */
export const CookiesRefused: Story = {
  beforeEach: () => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true })
    return () => Reflect.deleteProperty(document, 'cookie')
  },
  play: async (context) => {
    await logIn(context)
    await expect(
      await context.canvas.findByText(/Your browser did not keep the log-in/),
    ).toBeVisible()
  },
}

export const WrongPassword: Story = {
  parameters: { scenarios: [wrongPassword()], shows: ['Invalid credentials.'] },
  play: async (context) => {
    await logIn(context)
    await context.canvas.findAllByText('Invalid credentials.')
    await expect(context.canvas.getByLabelText('Password')).toHaveValue(demoLogin.password)
  },
}

export const WordsOfTheServer: Story = {
  parameters: {
    scenarios: [failCallWith('login', 418, 'The till is closed until noon.')],
    shows: ['The till is closed until noon.'],
  },
  play: logIn,
}

export const NoWordsOfTheServer: Story = {
  parameters: { scenarios: [failCallWith('login', 500)], shows: ['Login failed.'] },
  play: logIn,
}

export const TooManyAttempts: Story = {
  parameters: {
    scenarios: [tooManyRequests()],
    shows: ['Too many attempts. Please wait and try again.'],
  },
  play: logIn,
}

export const NoNetwork: Story = {
  parameters: { scenarios: [offline('login')], shows: ['Unexpected error occurred.'] },
  play: logIn,
}

export const LoggedIn: Story = {
  parameters: { shows: ['Login successful', 'Welcome, Ananya Iyer'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await typeInto(context, { Email: demoLogin.email, Password: demoLogin.password })
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    await expect(await screen.findByText('Login successful')).toBeVisible()
    // The heading has the same text.
    const greeting = { selector: 'output *' }
    await expect(await screen.findByText('Welcome, Ananya Iyer', greeting)).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Transaction Status' })).toBeVisible()
  },
}

/** With the keyboard only: Tab visits fields, link, toggle and button in order. */
export const ByKeyboard: Story = {
  parameters: { shows: ['Login successful'] },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email')
    // Tab of user-event gets no further than the closed menu of languages, unlike a browser's.
    canvas.getByRole('radio', { name: 'System' }).focus()
    await userEvent.tab()
    await expect(email).toHaveFocus()
    await userEvent.keyboard(demoLogin.email)
    await userEvent.tab()
    await userEvent.keyboard(`${demoLogin.password}{Enter}`)
    await expect(await canvas.findByRole('table', { name: 'Transaction Status' })).toBeVisible()
  },
}

/** A 401 from any call ends the session and redirects here. */
export const SessionEnded: Story = {
  args: { address: '/home' },
  parameters: { session: 'signedIn', scenarios: [expiredSession()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(canvas.getByText(/Your session has expired/)).toBeVisible()
    await expect(document.cookie).not.toContain('auth_token=')
    await expect(localStorage.getItem('auth')).toBeNull()
  },
}

export const AlreadySignedIn: Story = {
  parameters: { session: 'signedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Transaction Status' })).toBeVisible()
  },
}
