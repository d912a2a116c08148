import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../../internal/Guide.ts'
import { vars } from '../../theme/contract.css.ts'
import { Switch } from '../Switch/Switch.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

function deleteCookie() {
  document.cookie = 'theme=; Max-Age=0; Path=/'
}

const meta = {
  title: 'Components/Actions/ThemeSwitch',
  component: ThemeSwitch,
  beforeEach: () => {
    const before = document.documentElement.dataset.theme
    deleteCookie()
    return () => {
      deleteCookie()
      if (before) document.documentElement.dataset.theme = before
      else delete document.documentElement.dataset.theme
    }
  },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <ThemeSwitch />,
          doText: 'Offers the theme of the system, which is the default.',
          dont: <Switch label="Dark mode" />,
          dontText: 'Leaves no way back to the theme of the system.',
        },
      ],
      usage:
        'Use the theme switch in the sidebar, in the footer or in the header of the auth pages.',
      alternatives: ['Use Select where the theme is one setting of many.'],
      do: ['Keep System as the default.'],
      dont: ['Don’t ask users to choose a theme anywhere else.'],
      keyboard: {
        Tab: 'Moves focus to the selected theme.',
        'Arrow keys': 'Select the next theme and apply it.',
      },
      screenReader: 'Announces “Theme, group; System, radio button, checked, 1 of 3”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked()
  },
}

export const SelectByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await expect(document.cookie).toContain('theme=dark')
  },
}

export const SelectByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.documentElement).not.toHaveAttribute('data-theme')
    await userEvent.keyboard('{ArrowRight}')
  },
}

export const OnDeep: Story = {
  decorators: [
    (Story) => (
      <div style={{ background: vars.color.deep, color: vars.color.onDeep, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
}
