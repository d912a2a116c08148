import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { HomeIcon, KeyIcon, PlusIcon, SearchIcon, SettingsIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { Placeholder } from '../../internal/Placeholder.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { CommandMenu } from './CommandMenu.tsx'

const meta = {
  title: 'Components/Navigation/CommandMenu',
  component: CommandMenu,
  args: {
    open: true,
    onOpenChange: fn(),
    onChoose: fn(),
    title: 'Go to',
    commands: [
      { value: 'counter', text: 'Take a payment', icon: PlusIcon },
      { value: 'home', text: 'Home', icon: HomeIcon },
      { value: 'credentials', text: 'Credentials', icon: KeyIcon },
      { value: 'settings', text: 'Settings', icon: SettingsIcon },
    ],
    commandFor: (typed) => ({
      value: 'search',
      text: `Search payments for “${typed}”`,
      icon: SearchIcon,
    }),
  },
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    guide: {
      since: '0.2.0',
      status: 'beta',
      shown: [
        {
          do: (
            <Stack>
              <Placeholder>Take a payment</Placeholder>
              <Placeholder>Home</Placeholder>
            </Stack>
          ),
          doText: 'What is done most often comes first.',
          dont: (
            <Stack>
              <Placeholder>Credentials</Placeholder>
              <Placeholder>Take a payment</Placeholder>
            </Stack>
          ),
          dontText: 'By the alphabet, which nobody thinks of at a counter.',
        },
      ],
      usage: 'Use one command menu for the whole product, on Ctrl K or ⌘ K and behind a button.',
      alternatives: ['Use Menu for the actions of one thing.', 'Use Combobox in a form.'],
      do: ['Offer to search for whatever is typed.'],
      dont: ['Don’t make it the only way to anything.'],
      keyboard: {
        Letters: 'Narrow down the commands.',
        '↑, ↓': 'Move to the previous or next command.',
        Enter: 'Chooses the highlighted command, at first the first one.',
        Escape: 'Closes the menu.',
      },
      screenReader: 'Announces “Go to, dialog”, then the field, and each command as it is reached.',
    } satisfies Guide,
  },
} satisfies Meta<typeof CommandMenu>

export default meta
type Story = StoryObj<typeof meta>

/** The open menu, whose field has the focus. */
async function menu() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }))
  const field = await dialog.findByRole('combobox', { name: 'Type what you look for' })
  await waitFor(() => expect(field).toHaveFocus())
  return dialog
}

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await menu()
    await expect(await dialog.findAllByRole('option')).toHaveLength(4)
    await userEvent.click(dialog.getByRole('option', { name: 'Credentials' }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(args.onChoose).toHaveBeenLastCalledWith('credentials', '')
  },
}

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const dialog = await menu()
    await userEvent.keyboard('set')
    await expect(dialog.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('settings', 'set')
  },
}

/** Any text can be searched for. */
export const Searching: Story = {
  play: async ({ args }) => {
    const dialog = await menu()
    await userEvent.keyboard(' table 4 ')
    await userEvent.click(dialog.getByRole('option', { name: 'Search payments for “table 4”' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('search', 'table 4')
  },
}

export const NoMatches: Story = {
  render: (args) => {
    const { commandFor: _, ...others } = args
    return <CommandMenu {...others} />
  },
  play: async () => {
    const dialog = await menu()
    await userEvent.keyboard('zebra')
    await expect(await dialog.findByText('Nothing matches.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
