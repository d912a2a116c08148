import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { AppAt } from './AppAt.tsx'

type Play = NonNullable<StoryObj<typeof AppAt>['play']>

const name = 'Continue with Google'

/** The button is there, and says what going on by it accepts. */
export const offersGoogle: Play = async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name })
  await expect(button).toHaveAccessibleDescription(/accept the Terms & Conditions/)
}

/** Presses the button. */
export const pressGoogle: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

/** Presses the button, and finds it ready for another try once the story's words are there. */
export const pressGoogleAndFail: Play = async (context) => {
  await pressGoogle(context)
  const [words = ''] = context.parameters.shows ?? []
  // Of a window that is gone the app is sure only after some seconds.
  await context.canvas.findByText(words, undefined, { timeout: 12_000 })
  await expect(context.canvas.getByRole('button', { name })).toBeEnabled()
}
