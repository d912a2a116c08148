import type { StoryContext } from '@storybook/react-vite'

/** Types texts into fields by label. Keys are written as `{Enter}`. */
export async function typeInto(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.type(await canvas.findByLabelText(label), text)
  }
}
