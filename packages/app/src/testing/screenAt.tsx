import { gatewayApi } from '@sluice/api'
import { toast } from '@sluice/ui'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { session } from '../config/session.ts'
import { store } from '../config/store.ts'
import { AppAt } from './AppAt.tsx'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Texts of the specification that the story has on the screen when its play function ends. */
    shows?: readonly string[]
  }
}

/** Forgets whatever the story before left in the app: who was signed in, what was read, what was said. */
function beginAnew() {
  const token = session.token()
  session.signIn(token ?? 'of-nobody')
  if (token === undefined) session.signOut()
  toast.dismiss()
  store.dispatch(gatewayApi.util.resetApiState())
}

/** Finds on the screen what the story promises to show. A pointer then holds its toasts for whoever looks at it or takes its picture. */
export async function expectShown({
  parameters,
}: {
  parameters: { shows?: readonly string[] }
}): Promise<void> {
  for (const words of parameters.shows ?? []) {
    await waitFor(() =>
      expect(screen.getAllByText(words).some((element) => element.checkVisibility())).toBe(true),
    )
  }
  const [toastButton] = screen.queryAllByRole('button', { name: 'Dismiss' })
  if (toastButton) await userEvent.hover(toastButton)
}

/** What a story without a play function of its own waits for: its screen, with its data in it. */
async function expectDrawn(): Promise<void> {
  await expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeVisible()
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), {
    timeout: 10_000,
  })
}

/** What the stories of a screen have in common; for somebody who is signed out, unless it says `signedIn`. */
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
