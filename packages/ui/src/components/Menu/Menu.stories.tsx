import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'

import { ChevronDownIcon, CopyIcon, DownloadIcon, TrashIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

const onSelect = fn()

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  args: {
    trigger: (
      <Button tone="secondary">
        Actions
        <ChevronDownIcon />
      </Button>
    ),
    items: [
      { label: 'Copy link', icon: CopyIcon, onSelect },
      { label: 'Download receipt', icon: DownloadIcon, href: '#receipt' },
      { label: 'Refund', description: 'Not possible after 30 days', disabled: true, onSelect },
      { label: 'Delete', icon: TrashIcon, tone: 'danger', separated: true, onSelect },
    ],
  },
  beforeEach: () => {
    onSelect.mockClear()
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      since: '0.2.0',
      status: 'stable',
      shown: [
        {
          do: (
            <Menu
              trigger={
                <Button tone="secondary">
                  Actions
                  <ChevronDownIcon />
                </Button>
              }
              items={[
                { label: 'Copy link', onSelect },
                { label: 'Archive', onSelect },
              ]}
            />
          ),
          doText: 'Collects actions that are needed less often.',
          dont: (
            <Menu
              trigger={
                <Button tone="secondary">
                  Delete
                  <ChevronDownIcon />
                </Button>
              }
              items={[{ label: 'Delete', tone: 'danger', onSelect }]}
            />
          ),
          dontText: 'One action needs no menu.',
        },
      ],
      usage: 'Use a menu for actions that are needed less often than the ones that are visible.',
      alternatives: [
        'Use Button for the most likely action.',
        'Use Select to choose a value.',
        'Use Popover for anything but a list of actions.',
      ],
      do: ['Start each label with a verb.', 'Put destructive actions last, after a separator.'],
      dont: ['Don’t put a single action in a menu.', 'Don’t use more than eight actions.'],
      keyboard: {
        'Enter, Space, ↓': 'On the button, opens the menu.',
        '↑, ↓': 'Move to the previous or next action.',
        Letters: 'Move to the action that starts with them.',
        Escape: 'Closes the menu and returns focus to the button.',
      },
      screenReader: 'Announces “Actions, menu button”, “Copy link, menu item”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(async () => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{End}')
    await waitFor(async () =>
      expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await screen.findByRole('menu')
    await expect(screen.getByRole('menuitem', { name: 'Download receipt' })).toHaveAttribute(
      'href',
      '#receipt',
    )
  },
}

export const OpenOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await screen.findByRole('menu')
  },
}
