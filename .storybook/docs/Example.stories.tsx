import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, Suspense } from 'react'
import { userEvent } from 'storybook/test'

import { exampleComponents } from './examples.ts'

interface ExampleProps {
  /** Of the component. */
  name: string
  /** Presses the example's first button, which opens an overlay. */
  opened: boolean
}

function Example({ name, opened }: ExampleProps) {
  const component = exampleComponents.get(name)
  const example = <Suspense>{component && createElement(component)}</Suspense>
  return opened ? <div style={{ padding: 24 }}>{example}</div> : example
}

const meta = {
  title: 'Example',
  component: Example,
  // Docs pages frame it. Nobody looks for it in the list.
  tags: ['!dev', '!autodocs', '!test'],
  args: { name: 'Dialog', opened: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

/** The example of a component that needs a document of its own. */
export const OfComponent: Story = {
  play: async ({ args, canvas }) => {
    const [trigger] = await canvas.findAllByRole('button')
    if (!args.opened || !trigger) return
    // A press closes a tooltip.
    await (args.name === 'Tooltip' ? userEvent.hover(trigger) : userEvent.click(trigger))
  },
}
