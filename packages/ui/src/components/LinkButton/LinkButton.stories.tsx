import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ArrowRightIcon } from '../../icons/icons.ts'
import type { Guide } from '../../internal/Guide.ts'
import { LinkProvider } from '../../link/LinkProvider.tsx'
import type { UnstyledLinkProps } from '../../link/LinkProvider.tsx'
import { LinkButton } from './LinkButton.tsx'

const onNavigate = fn()

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  args: { href: '#signup', children: 'Get Started' },
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'stable',
      shown: [
        {
          do: <LinkButton href="#docs">Read the documentation</LinkButton>,
          doText: 'It leads to another page.',
          dont: <LinkButton href="#save">Save</LinkButton>,
          dontText: 'Saving is an action: use a Button.',
        },
      ],
      usage: 'Use a link button for the most likely next page: “Get Started” or “Back to home”.',
      alternatives: ['Use a Button to perform an action.', 'Use a Link inside a sentence.'],
      do: ['Name the destination or the step.'],
      dont: ['Don’t use it to submit a form, open a dialog or change data.'],
      keyboard: { Tab: 'Moves focus to the link.', Enter: 'Follows the link.' },
      screenReader: 'Announces “Get Started, link”.',
    } satisfies Guide,
  },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '#signup',
    )
  },
}

export const Secondary: Story = { args: { tone: 'secondary', children: 'Sign in' } }

export const Plain: Story = { args: { tone: 'plain', children: 'Read the docs' } }

export const Small: Story = { args: { size: 'small' } }

export const Wide: Story = { args: { wide: true } }

export const WithIcon: Story = {
  args: {
    children: (
      <>
        Get Started
        <ArrowRightIcon />
      </>
    ),
  },
}

function RouterLink({ href, children, ...rest }: UnstyledLinkProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault()
        onNavigate(href)
      }}
    >
      {children}
    </a>
  )
}

export const WithRouterLink: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <LinkButton {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    onNavigate.mockClear()
    await userEvent.click(canvas.getByRole('link'))
    await userEvent.tab()
    canvas.getByRole('link').focus()
    await userEvent.keyboard('{Enter}')
    await expect(onNavigate.mock.calls).toEqual([['#signup'], ['#signup']])
  },
}
