import { gatewayApi } from '@sluice/api'
import { toast } from '@sluice/ui'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { session } from '../config/session.ts'
import { store } from '../config/store.ts'
import { AppAt } from './AppAt.tsx'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Texts of the specification that are on the screen at the end of the story. */
    shows?: readonly string[]
  }
}

/** Resets the state that the previous story left: session, cache and toasts. */
function beginAnew() {
  const token = session.token()
  session.signIn(token ?? 'of-nobody')
  if (token === undefined) session.signOut()
  toast.dismiss()
  store.dispatch(gatewayApi.util.resetApiState())
}

/** Expects the texts of `shows` on the screen, then hovers the toasts so that they stay for the picture. */
export async function expectShown({
  parameters,
}: {
  parameters: { shows?: readonly string[] }
}): Promise<void> {
  for (const words of parameters.shows ?? []) {
    await waitFor(() =>
      expect(
        // The text of a button is in an element without a box.
        screen
          .getAllByText(words)
          .some((element) => (element.closest('button') ?? element).checkVisibility()),
      ).toBe(true),
    )
  }
  const [toastButton] = screen.queryAllByRole('button', { name: 'Dismiss' })
  if (toastButton) await userEvent.hover(toastButton)
}

/** The default play function: waits until the screen has loaded. */
async function expectDrawn(): Promise<void> {
  await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
}

/** Common settings for the stories of a screen, for a guest by default. */
export function screenAt(address: string, who: 'signedIn' | 'signedOut' = 'signedOut') {
  return {
    component: AppAt,
    args: { address },
    parameters: { layout: 'fullscreen', session: who },
    beforeEach: beginAnew,
    play: expectDrawn,
    afterEach: expectShown,
  } as const
}
