import {
  counterSales,
  failCall,
  failOnce,
  forbidden,
  longTexts,
  neverAnswers,
  noPayments,
  offline,
  otherScripts,
  serverErrors,
  tooManyRequests,
  unusualPayments,
  wrongShapes,
} from '@sluice/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import type { AppAt } from '../../testing/AppAt.tsx'
import { screenAt } from '../../testing/screenAt.tsx'

const meta = {
  ...screenAt('/home', 'signedIn'),
  title: 'Screens/Home',
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>

export default meta
type Story = StoryObj<typeof meta>

const table = { name: 'Transaction Status' }

/** The IDs of the rows, once they have loaded. */
async function ids(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const list = await canvas.findByRole('table', table)
  const rows = await within(list).findAllByRole('rowheader')
  return rows.map(({ textContent }) => textContent)
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome, Ananya Iyer' })).toBeVisible()
    await expect(canvas.getByText('Masala Chai Co.')).toBeVisible()
    await expect(canvas.getByText('Received', { selector: 'p, p *' })).toBeVisible()
    await expect(canvas.getByText('Total transactions')).toBeVisible()
    await expect(await ids(canvas)).toHaveLength(7)
    const pages = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Transaction',
      'Links',
      'Credentials',
      'Settings',
    ])
    const onPhone = matchMedia('(width < 48rem)').matches
    await expect(canvas.getAllByRole('button', { name: 'Logout' })).toHaveLength(onPhone ? 2 : 1)
  },
}

/** Worth what the sales were when they were paid. */
export const BusyDay: Story = {
  parameters: { scenarios: [counterSales()] },
  play: async ({ canvas }) => {
    const taken = await canvas.findByText('in the last 7 days')
    await expect(taken.closest('p')).toHaveTextContent(/^₹/)
  },
}

/** From any page, and with one hand on a phone. */
export const Commands: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Search or go to' }))
    await expect((await menu.findAllByRole('option'))[0]).toHaveTextContent('Take a payment')
    await waitFor(() => expect(menu.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('table 4')
    await expect(menu.getByRole('option')).toHaveTextContent('Search payments for “table 4”')
  },
}

export const CommandsOnAPhone: Story = { ...Commands, globals: { viewport: { value: 'phone' } } }

export const WentByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search' })
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Type what you look for' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('payment li{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Payment links' })).toBeVisible()
  },
}

/** The only screen with a second Logout button. */
export const LoggedOutOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Welcome, Ananya Iyer' })
    const logout = within(canvas.getByRole('main')).getByRole('button', { name: 'Logout' })
    await expect(logout).toBeVisible()
    await userEvent.click(logout)
    await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', table)).toBeVisible()
  },
}

export const Tablet: Story = { ...Phone, globals: { viewport: { value: 'tablet' } } }

export const Loading: Story = {
  parameters: { scenarios: [neverAnswers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading transactions…')).toBeInTheDocument()
    await expect(canvas.getAllByText('Received')[0]).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { scenarios: [noPayments()], shows: ['You have no transactions.'] },
}

export const LongTexts: Story = {
  parameters: { scenarios: [longTexts()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Welcome, Venkata/ })).toBeVisible()
  },
}

export const LongTextsPhone: Story = { ...LongTexts, globals: { viewport: { value: 'phone' } } }

export const OtherScripts: Story = {
  tags: ['system-fonts'],
  parameters: { scenarios: [otherScripts()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /عائشة/ })).toBeVisible()
  },
}

export const HardToShow: Story = {
  tags: ['system-fonts'],
  parameters: { scenarios: [unusualPayments()], shows: ['Success', 'Pending', 'Failed'] },
}

export const PagedByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await ids(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByText(/^Page 2/)).toBeVisible()
    await waitFor(async () => expect(await ids(canvas)).not.toEqual(first))
    await userEvent.click(canvas.getByRole('button', { name: 'Prev' }))
    await waitFor(async () => expect(await ids(canvas)).toEqual(first))
  },
}

export const PagedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await ids(canvas)
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/^Page 2/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
}

export const AccountFailed: Story = {
  parameters: { scenarios: [failCall('getOverview', 'forbidden')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your earnings could not be loaded/)).toBeVisible()
    await expect(await canvas.findByRole('table', table)).toBeVisible()
  },
}

export const CountFailedOnce: Story = {
  parameters: { scenarios: [failOnce('countPayments', 'forbidden')] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/The number of transactions could not be loaded/)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Total transactions')).toBeVisible()
    await waitFor(() =>
      expect(canvas.queryByText(/The number of transactions could not be loaded/)).toBeNull(),
    )
  },
}

export const ListFailedOnce: Story = {
  parameters: { scenarios: [failOnce('listPayments', 'forbidden')] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The transactions could not be loaded.')
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('table', table)).toBeVisible()
  },
}

/** Each part shows its own error with a retry button. */
const everyPartFails: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByText('The transactions could not be loaded.')).toBeVisible()
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(6))
}

export const EverythingFailed: Story = {
  parameters: { scenarios: [forbidden()] },
  play: everyPartFails,
}

export const ServerFails: Story = {
  parameters: { scenarios: [serverErrors()] },
  play: everyPartFails,
}

export const TooManyRequests: Story = {
  parameters: { scenarios: [tooManyRequests()] },
  play: everyPartFails,
}

export const AnswersNobodyUnderstands: Story = {
  parameters: { scenarios: [wrongShapes()] },
  play: everyPartFails,
}

export const NoNetwork: Story = { parameters: { scenarios: [offline()] }, play: everyPartFails }

/** Redirects to log in without a session. */
export const SignedOut: Story = {
  parameters: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
  },
}

export const LoggedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    const sidebar = await canvas.findByRole('complementary')
    within(sidebar).getByRole('button', { name: 'Logout' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible()
    await expect(document.cookie).not.toContain('auth_token=')
    await expect(localStorage.getItem('auth')).toBeNull()
  },
}

/** Announced once. The data stays. */
export const Offline: Story = {
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', table)
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    window.dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText(/^You are offline/)).toBeVisible()
  },
}
