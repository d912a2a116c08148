import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import { LabeledInput } from '../LabeledInput/LabeledInput.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { AuthLayout } from './AuthLayout.tsx'

function LogInForm({ failed = false }: { failed?: boolean }) {
  return (
    <form style={{ display: 'grid', gap: 20 }}>
      {failed && <InlineAlert tone="danger">Invalid credentials.</InlineAlert>}
      <LabeledInput label="Email" type="email" autoComplete="email" />
      <LabeledInput label="Password" type="password" autoComplete="current-password" />
      <Link href="#forgotpassword" style={{ justifySelf: 'end', marginTop: -12 }}>
        Forgot password?
      </Link>
      <Button type="submit" wide>
        Log In
      </Button>
    </form>
  )
}

const meta = {
  title: 'Components/Layout/AuthLayout',
  component: AuthLayout,
  args: {
    title: 'Log In',
    homeHref: '#home',
    children: <LogInForm />,
    footer: (
      <>
        No account yet? <Link href="#signup">Sign Up</Link>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Stack>
              <InlineAlert tone="danger">Invalid credentials.</InlineAlert>
              <LabeledInput label="Password" type="password" />
              <Button wide>Log In</Button>
            </Stack>
          ),
          doText: 'An error about the whole form is at its top.',
          dont: (
            <Stack>
              <LabeledInput label="Password" type="password" />
              <Button wide>Log In</Button>
              <Button wide>Sign Up</Button>
              <InlineAlert tone="danger">Invalid credentials.</InlineAlert>
            </Stack>
          ),
          dontText: 'The error is easy to miss, and two buttons compete.',
        },
      ],
      usage:
        'Use AuthLayout for pages on which users sign in, sign up, reset their password or verify their email.',
      alternatives: ['Use AppShell for pages behind the login.'],
      do: [
        'Show one form with one primary button.',
        'Place an error about the whole form at its top.',
      ],
      dont: ['Don’t put information on the art panel: it is hidden on small screens.'],
      keyboard: { Tab: 'Moves focus to the brand, then through the form.' },
      screenReader:
        'Announces the brand as a link, the title as the level 1 heading and the form. The welcome text follows as a complementary landmark.',
    } satisfies Guide,
  },
} satisfies Meta<typeof AuthLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['wide'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible()
    await expect(
      canvas.getByRole('heading', { name: 'Welcome, Be the Part Of Our Ecosystem' }),
    ).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome, Be the Part Of Our Ecosystem')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log In' })).toBeVisible()
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const WithError: Story = {
  args: { children: <LogInForm failed /> },
  globals: { viewport: { value: 'desktop' } },
}

export const WithLead: Story = {
  args: {
    title: 'Forgot password',
    lead: 'We will email you a link to reset your password.',
    children: (
      <form style={{ display: 'grid', gap: 20 }}>
        <LabeledInput label="Email" type="email" autoComplete="email" />
        <Button type="submit" wide>
          Send reset link
        </Button>
      </form>
    ),
    footer: <Link href="#login">Back to log in</Link>,
  },
  globals: { viewport: { value: 'desktop' } },
}

const longForm = {
  title: 'Sign Up',
  children: (
    <form style={{ display: 'grid', gap: 20 }}>
      <LabeledInput label="Username" error="Username is required" />
      <LabeledInput label="Email" type="email" error="Email is required" />
      <LabeledInput
        label="Password"
        type="password"
        hint="At least 8 characters."
        error="Password is required"
      />
      <Checkbox label="I accept the Terms & Conditions" error="You must accept terms & condition" />
      <Checkbox label="I accept the Privacy Policy" error="You must accept Privacy Policy" />
      <Button type="submit" wide>
        Sign Up
      </Button>
    </form>
  ),
}

export const LongForm: Story = { args: longForm, globals: { viewport: { value: 'desktop' } } }

export const LongFormPhone: Story = { args: longForm, globals: { viewport: { value: 'phone' } } }

/** A 1440 px desktop at 200% zoom is 720 px wide. */
export const ZoomedTo200Percent: Story = {
  args: longForm,
  decorators: [
    (Story) => (
      <div style={{ width: 720, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'tablet' } },
}

export const Dark: Story = {
  globals: { viewport: { value: 'desktop' }, theme: 'dark' },
}
