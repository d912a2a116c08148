import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { PlusIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { Button } from '../Button/Button.tsx'
import { PageHeader } from './PageHeader.tsx'

const onAdd = fn()

const meta = {
  title: 'Components/Layout/PageHeader',
  component: PageHeader,
  args: { title: 'API Connections' },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <PageHeader title="Payment links" actions={<Button>New link</Button>} />,
          doText: 'One primary action.',
          dont: (
            <PageHeader
              title="Payment links"
              actions={
                <>
                  <Button>New link</Button>
                  <Button>Export</Button>
                </>
              }
            />
          ),
          dontText: 'Two primary actions compete.',
        },
      ],
      usage: 'Use PageHeader at the top of every signed-in page. It contains the page’s h1.',
      alternatives: ['Use an h2 for a section of a page.'],
      do: [
        'Use the same name as the sidebar and the document title.',
        'Keep the description to one line.',
      ],
      dont: [
        'Don’t show more than one primary action.',
        'Don’t repeat the title in the description.',
      ],
      keyboard: { Tab: 'Moves focus to the back link, then to the actions.' },
      screenReader: 'Announces “API Connections, heading level 1”, then the description.',
    } satisfies Guide,
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'API Connections' })).toBeVisible()
  },
}

export const WithDescription: Story = {
  args: { title: 'Welcome, Asha Verma', description: 'Verma Textiles' },
}

export const WithAction: Story = {
  args: {
    description: 'The API key for the server that accepts your payments.',
    actions: (
      <Button onClick={onAdd}>
        <PlusIcon /> Add key
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    onAdd.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Add key' }))
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onAdd).toHaveBeenCalledTimes(2)
  },
}

export const WithBackLink: Story = {
  args: {
    title: 'API reference',
    description: 'How your server creates payments and is notified about them.',
    back: { href: '#credentials', text: 'Credentials' },
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Credentials' })).toHaveFocus()
  },
}

export const Long: Story = {
  args: {
    title:
      'Welcome, Maximiliana Konstantinopoulou-Bhattacharyya von und zu Schneckenhausen the Third',
    description:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft & Daughters Import, Export and Everything Between Private Limited',
    actions: <Button tone="secondary">Sign out everywhere</Button>,
  },
}

export const Phone: Story = { ...Long, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = {
  args: {
    description: 'Verma Textiles',
    back: { href: '#credentials', text: 'Credentials' },
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
