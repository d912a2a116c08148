import type { StoryContext } from '@storybook/react-vite'

/** Types texts into the fields with these labels, one after the other; `{Enter}` and its kind are keys. */
export async function typeInto(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.type(await canvas.findByLabelText(label), text)
  }
}
