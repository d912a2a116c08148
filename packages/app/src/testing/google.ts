import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from './AppAt.tsx'

type Play = NonNullable<StoryObj<typeof AppAt>['play']>

const name = 'Continue with Google'

/** Expects the button and its consent text. */
export const offersGoogle: Play = async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name })
  await expect(button).toHaveAccessibleDescription(/accept the ?Terms & Conditions/)
}

/** Clicks the button. */
export const pressGoogle: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

/** Clicks the button, waits for the story's message, and expects the button to be enabled again. */
export const pressGoogleAndFail: Play = async (context) => {
  await pressGoogle(context)
  const [words = ''] = context.parameters.shows ?? []
  // The app needs some seconds to detect a closed popup.
  await context.canvas.findByText(words)
  await expect(context.canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled')
}
