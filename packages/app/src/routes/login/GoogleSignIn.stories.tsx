import {
  demoLogin,
  failCallWith,
  failGoogleLogin,
  failGoogleRegistration,
  fakeGoogle,
  googleAnswers,
  googleDown,
  googleRegistrationRefused,
  googleSubject,
  googleUserKnown,
  googleUserUnknown,
  neverAnswers,
  withTotp,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { googleTiming } from '../../config/google.ts'
import type { AppAt } from '../../testing/AppAt.tsx'
import { offersGoogle, pressGoogle, pressGoogleAndFail } from '../../testing/google.ts'
import { hurried } from '../../testing/hurried.ts'
import { screenAt } from '../../testing/screenAt.tsx'

const meta = {
  ...screenAt('/login'),
  title: 'Screens/Log in/With Google',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

const meera = { email: 'meera@tea.example', email_verified: true, name: 'Meera Rao' }

export const Default: Story = {
  beforeEach: fakeGoogle('open'),
  play: offersGoogle,
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }

/** Without a provider there is no button. */
export const NotOffered: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Log In' })
    await expect(canvas.queryByRole('button', { name: /Google/ })).not.toBeInTheDocument()
  },
}

export const Waiting: Story = {
  beforeEach: fakeGoogle('open'),
  parameters: { scenarios: [googleAnswers()] },
  play: async (context) => {
    await pressGoogle(context)
    await context.canvas.findByRole('button', { name: 'Waiting for Google…' })
    await expect(context.canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}

/** With the keyboard only. */
export const GivenUp: Story = {
  beforeEach: fakeGoogle('open'),
  parameters: { scenarios: [googleAnswers()] },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Continue with Google' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('button', { name: 'Cancel' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Continue with Google' })).toHaveFocus()
    for (const alert of canvas.getAllByRole('alert')) await expect(alert).toBeEmptyDOMElement()
  },
}

export const Blocked: Story = {
  beforeEach: fakeGoogle('blocked'),
  parameters: {
    shows: ['Your browser blocked the Google window. Allow pop-ups for this page, then try again.'],
  },
  play: pressGoogleAndFail,
}

export const Closed: Story = {
  beforeEach: fakeGoogle('closed'),
  parameters: {
    scenarios: [googleAnswers()],
    shows: ['The Google window was closed before you signed in. Please try again.'],
  },
  play: pressGoogleAndFail,
}

/** The browser may isolate the popup, which then looks closed but may still respond. */
export const OutOfSight: Story = {
  beforeEach: fakeGoogle('cutOff'),
  parameters: {
    scenarios: [googleAnswers()],
    shows: [
      'The Google window is closed or hidden behind this one. Continue there, or try again here.',
    ],
  },
  play: pressGoogleAndFail,
}

/** The time limit passes immediately. */
export const Late: Story = {
  beforeEach: () => {
    const undo = [fakeGoogle('open')(), hurried(googleTiming, { waitMs: 0 })]
    return () => {
      for (const step of undo) step()
    }
  },
  parameters: {
    scenarios: [googleAnswers()],
    shows: ['Google did not respond in time. Please try again.'],
  },
  play: pressGoogleAndFail,
}

export const CancelledAtGoogle: Story = {
  beforeEach: fakeGoogle({ error: 'access_denied' }),
  parameters: {
    scenarios: [googleAnswers()],
    shows: ['You cancelled the sign-in with Google.'],
  },
  play: pressGoogleAndFail,
}

export const RefusedByGoogle: Story = {
  beforeEach: fakeGoogle({ error: 'server_error' }),
  parameters: {
    scenarios: [googleAnswers()],
    shows: ['Google refused the sign-in. Please try again.'],
  },
  play: pressGoogleAndFail,
}

/** Signed by Google, but for another sign-in. */
export const OfAnotherSignIn: Story = {
  beforeEach: fakeGoogle({ ...meera, nonce: 'of another sign-in' }),
  parameters: {
    scenarios: [googleAnswers()],
    shows: ['Google’s response is not valid for this sign-in. Please try again.'],
  },
  play: pressGoogleAndFail,
}

export const GoogleDown: Story = {
  beforeEach: fakeGoogle('open'),
  parameters: {
    scenarios: [googleDown()],
    shows: ['Google can’t be reached right now. Please try again in a moment.'],
  },
  play: pressGoogleAndFail,
}

export const NoEmail: Story = {
  beforeEach: fakeGoogle({ name: 'Nila Das' }),
  parameters: { scenarios: [googleAnswers()], shows: ['No email found in Google account.'] },
  play: pressGoogleAndFail,
}

export const EmailNotVerified: Story = {
  beforeEach: fakeGoogle({ ...meera, email_verified: false }),
  parameters: {
    scenarios: [googleAnswers()],
    shows: [
      'Google has not verified the email of this account. Verify it with Google, then try again.',
    ],
  },
  play: pressGoogleAndFail,
}

export const LoggingIn: Story = {
  beforeEach: fakeGoogle(meera),
  parameters: { scenarios: [googleAnswers(), neverAnswers('login')] },
  play: async (context) => {
    await pressGoogle(context)
    await context.canvas.findByRole('button', { name: 'Logging in…' })
    await expect(context.canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  },
}

/** A new account is registered, then asked for its business name. */
export const Newcomer: Story = {
  beforeEach: fakeGoogle(meera),
  parameters: {
    scenarios: [googleAnswers(), googleUserUnknown()],
    shows: ['User not found. Redirecting to register...', 'Login successful'],
  },
  play: async (context) => {
    await pressGoogle(context)
    await context.canvas.findByRole('heading', { name: 'Add Business Info' })
  },
}

export const KnownMerchant: Story = {
  beforeEach: fakeGoogle({ ...meera, email: demoLogin.email }),
  parameters: {
    scenarios: [googleAnswers(), googleUserKnown(googleSubject)],
    shows: ['Login successful'],
  },
  play: async (context) => {
    await pressGoogle(context)
    await context.canvas.findByRole('table', { name: 'Transaction Status' })
  },
}

/** An account with an authenticator app. Going back is no failure. */
export const BackFromTheCode: Story = {
  beforeEach: fakeGoogle({ ...meera, email: demoLogin.email }),
  parameters: { scenarios: [googleAnswers(), googleUserKnown(googleSubject), withTotp()] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await pressGoogle(context)
    await canvas.findByLabelText('Code from your authenticator app')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await canvas.findByRole('button', { name: 'Continue with Google' })
    for (const alert of canvas.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement()
  },
}

export const WordsOfTheServer: Story = {
  beforeEach: fakeGoogle(meera),
  parameters: {
    scenarios: [googleAnswers(), failGoogleLogin()],
    shows: ['The service is temporarily unavailable. Please try again in a moment.'],
  },
  play: pressGoogleAndFail,
}

export const NoWordsOfTheServer: Story = {
  beforeEach: fakeGoogle(meera),
  parameters: {
    scenarios: [googleAnswers(), failCallWith('login', 500)],
    shows: ['Login failed'],
  },
  play: pressGoogleAndFail,
}

export const RegistrationRefused: Story = {
  beforeEach: fakeGoogle(meera),
  parameters: {
    scenarios: [googleAnswers(), googleUserUnknown(), googleRegistrationRefused()],
    shows: ['Verification failed. Please try again.'],
  },
  play: pressGoogleAndFail,
}

export const RegistrationFailed: Story = {
  beforeEach: fakeGoogle(meera),
  parameters: {
    scenarios: [googleAnswers(), googleUserUnknown(), failGoogleRegistration()],
    shows: ['Something went wrong during registration'],
  },
  play: pressGoogleAndFail,
}
