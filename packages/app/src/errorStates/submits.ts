import type { OperationName } from '@sluice/api/contract'
import { expect } from 'vitest'

import { button, press, until } from '../testing/openApp.tsx'

/** A form or action of a screen, with its texts on failure and success. */
export interface Submit {
  screen: string
  address: string
  guest?: boolean
  /** The scenario in which it is available. */
  given?: 'tokenValid' | 'noBusinessInfo' | 'noApiKeys' | 'webhookSet' | 'webhookDisabled'
  /** The call that fails. */
  call: OperationName
  /** A text on the screen once it is ready. */
  ready: string
  /** The button that opens the form or the confirmation. */
  openButton?: string
  /** The input, by label. */
  typed: Readonly<Record<string, string | true>>
  /** The button that submits. */
  submitButton: string
  /** The button that submits again, if it has a different label. */
  again?: string
  /** The error. */
  errorText: RegExp
  /** The text shown on success. */
  done: string
}

const email = 'ananya@masalachai.example'
const settings = {
  screen: 'Account Settings',
  address: '/settings',
  submitButton: 'Save',
  again: 'Try again',
}
const failedChange = /Your change was not saved\.|Too many attempts\./

/** All forms and actions of the app. */
export const submits: readonly Submit[] = [
  {
    screen: 'Log in',
    address: '/login',
    guest: true,
    call: 'login',
    ready: 'Forgot password?',
    typed: { Email: email, Password: 'two-cups-of-chai' },
    submitButton: 'Log In',
    errorText:
      /Unexpected error occurred\.|Login failed\.|Not for you|Meanwhile it changed|Too many attempts|Out of tea/,
    done: 'Login successful',
  },
  {
    screen: 'Sign up',
    address: '/signup',
    guest: true,
    call: 'register',
    ready: 'Sign Up',
    typed: {
      Username: 'Meera Iyer',
      Email: 'meera@tea.example',
      Password: 'a kettle of rain water',
      'I accept the Terms & Conditions': true,
      'I accept the Privacy Policy': true,
    },
    submitButton: 'Sign Up',
    errorText:
      /Unexpected error|Registration failed|Not for you|Meanwhile it changed|Too many attempts|Out of tea/,
    done: 'Verification email sent. Please verify your account.',
  },
  {
    screen: 'Forgot password',
    address: '/forgotpassword',
    guest: true,
    call: 'forgotPassword',
    ready: 'Send reset link',
    typed: { Email: email },
    submitButton: 'Send reset link',
    errorText: /Failed to send reset link\./,
    done: 'Password reset link sent successfully!',
  },
  {
    screen: 'Reset password',
    address: '/resetPassword?token=of-a-link',
    guest: true,
    given: 'tokenValid',
    call: 'resetPassword',
    ready: 'Set new password',
    typed: { 'New password': 'a kettle of melted snow' },
    submitButton: 'Set new password',
    errorText: /Failed to reset password\./,
    done: 'Password reset successful! Redirecting to login...',
  },
  {
    screen: 'Add Business Info',
    address: '/home',
    given: 'noBusinessInfo',
    call: 'addBusinessInfo',
    ready: 'Add Business Info',
    typed: { 'Business Name': 'Meera’s Tea House' },
    submitButton: 'Continue',
    errorText: /Your business was not saved\./,
    done: 'Welcome, Ananya Iyer',
  },
  {
    screen: 'API Connections',
    address: '/credentials',
    given: 'noApiKeys',
    call: 'createApiKey',
    ready: 'You have no API key.',
    typed: { 'Key name': 'Web shop' },
    submitButton: 'Add',
    errorText: /The key was not created|Not for you|Meanwhile it changed|Too many attempts/,
    done: 'active',
  },
  {
    screen: 'API Connections, revoking',
    address: '/credentials',
    call: 'revokeApiKey',
    ready: 'active',
    openButton: 'Revoke',
    typed: {},
    submitButton: 'Delete',
    errorText: /The key may still work\./,
    done: 'Key revoked successfully',
  },
  {
    screen: 'API Connections, rolling the key',
    address: '/credentials',
    call: 'rollApiKey',
    ready: 'Roll key',
    openButton: 'Roll key',
    typed: {},
    submitButton: 'Roll key',
    errorText: /The key was not rolled\. Please try again\./,
    done: 'Two active keys',
  },
  {
    screen: 'API Connections, webhook',
    address: '/credentials',
    call: 'setWebhook',
    ready: 'active',
    typed: { 'Webhook URL': 'https://masalachai.example/payments' },
    submitButton: 'Add webhook',
    errorText: /Failed to add webhook/,
    done: 'Webhook URL added successfully!',
  },
  {
    screen: 'API Connections, rolling the signing secret',
    address: '/credentials',
    given: 'webhookSet',
    call: 'rollWebhookSecret',
    ready: 'Roll secret',
    openButton: 'Roll secret',
    typed: {},
    submitButton: 'Roll secret',
    errorText: /The secret was not rolled\. Please try again\./,
    done: 'Two active secrets',
  },
  {
    screen: 'API Connections, enabling the webhook',
    address: '/credentials',
    given: 'webhookDisabled',
    call: 'enableWebhook',
    ready: 'Enable webhook',
    typed: {},
    submitButton: 'Enable webhook',
    errorText: /The webhook was not enabled\. Please try again\./,
    done: 'Webhook enabled',
  },
  {
    ...settings,
    call: 'updateUser',
    ready: email,
    openButton: 'Edit Username',
    typed: { Username: 'Meera Iyer-Rao' },
    errorText: failedChange,
    done: 'Meera Iyer-Rao',
  },
  {
    ...settings,
    call: 'updateWalletId',
    ready: email,
    openButton: 'Edit Wallet ID',
    typed: { 'Wallet ID': '0x52908400098527886E0F7030069857D2E4169EE7' },
    errorText: failedChange,
    done: '0x52908400098527886E0F7030069857D2E4169EE7',
  },
  {
    screen: 'Transactions',
    address: '/transactions',
    call: 'listPayments',
    ready: 'Load More',
    typed: {},
    submitButton: 'Export CSV',
    again: 'Resume',
    errorText: /Export interrupted after 0 rows\./,
    done: 'Exported 64 rows.',
  },
  {
    screen: 'Links',
    address: '/links',
    call: 'createPaymentLink',
    ready: 'New payment link',
    openButton: 'New payment link',
    typed: { Description: 'Tasting of Nilgiri teas', Amount: '1250' },
    submitButton: 'Create link',
    errorText:
      /Something went wrong\. Your input is kept\.|Not for you|Meanwhile it changed|Too many/,
    done: 'Share with your customer',
  },
]

/** Opens the form or the confirmation, and waits for the button that submits it. */
export async function openForm(opener: string, submitButton: string): Promise<void> {
  press(opener)
  // A confirmation may have the same label as the button that opens it.
  if (opener === submitButton) {
    await until(() => expect(document.querySelector('[role="alertdialog"]')).not.toBeNull())
  }
  await until(() => button(submitButton))
}
