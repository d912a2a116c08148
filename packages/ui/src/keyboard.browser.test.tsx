import './theme/global.ts'
import { cleanup, render } from '@testing-library/react'
import type { MouseEvent, ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { FrequentQuestions } from './components/Accordion/Accordion.example.tsx'
import { Button } from './components/Button/Button.tsx'
import { AcceptTerms } from './components/Checkbox/Checkbox.example.tsx'
import { NetworkField } from './components/Combobox/Combobox.example.tsx'
import { RevokeKey } from './components/ConfirmDialog/ConfirmDialog.example.tsx'
import { DateRangePicker } from './components/DateRangePicker/DateRangePicker.tsx'
import { AddKey } from './components/Dialog/Dialog.example.tsx'
import { PaymentDetails } from './components/Drawer/Drawer.example.tsx'
import { Username } from './components/EditableField/EditableField.example.tsx'
import { Payments } from './components/LoadMore/LoadMore.example.tsx'
import { WebhookSecret } from './components/MaskedSecret/MaskedSecret.example.tsx'
import { Layout } from './components/AppShell/AppShell.example.tsx'
import { Appearance } from './components/ThemeSwitch/ThemeSwitch.example.tsx'
import { LabeledInput } from './components/LabeledInput/LabeledInput.tsx'
import { Link } from './components/Link/Link.tsx'
import { Menu } from './components/Menu/Menu.tsx'
import { Confirmations } from './components/NumberField/NumberField.example.tsx'
import { Pages } from './components/Pager/Pager.example.tsx'
import { PayoutPages } from './components/Pagination/Pagination.example.tsx'
import { ExplainConfirmations } from './components/Popover/Popover.example.tsx'
import { ChooseNetwork } from './components/RadioGroup/RadioGroup.example.tsx'
import { PeriodSwitch } from './components/SegmentedControl/SegmentedControl.example.tsx'
import { MailSwitch } from './components/Switch/Switch.example.tsx'
import { Table } from './components/Table/Table.tsx'
import type { TableSort } from './components/Table/TableColumn.ts'
import { PaymentTabs } from './components/Tabs/Tabs.example.tsx'
import { Source } from './components/Tag/Tag.example.tsx'
import { RefreshButton } from './components/Tooltip/Tooltip.example.tsx'
import { Transactions } from './components/TransactionTable/TransactionTable.example.tsx'
import { SluiceProvider } from './provider/SluiceProvider.tsx'

afterEach(cleanup)

const button = (name: string | RegExp) => page.getByRole('button', { name })
const radio = (name: string) => page.getByRole('radio', { name })
const tab = (name: string) => page.getByRole('tab', { name })
const item = (name: string) => page.getByRole('menuitem', { name })
const option = (name: string) => page.getByRole('option', { name })
const focusedDay = () => document.activeElement?.getAttribute('aria-label') ?? ''

/** Draws what is tested between two buttons, and moves the focus to it. */
async function tabInto(content: ReactElement, { direction = 'ltr' } = {}) {
  document.documentElement.dir = direction
  render(
    <>
      <button type="button">Before</button>
      {content}
      <button type="button">After</button>
    </>,
  )
  button('Before').element().focus()
  await userEvent.tab()
}

// The keys are those of the ARIA Authoring Practices Guide for each pattern.

describe('Button', () => {
  test.each(['{Enter}', ' '])('%j presses it', async (key) => {
    const onClick = vi.fn<() => void>()
    await tabInto(<Button onClick={onClick}>Save</Button>)
    await userEvent.keyboard(key)
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('while loading it keeps the focus, and no key presses it', async () => {
    const onClick = vi.fn<() => void>()
    await tabInto(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    )
    await userEvent.keyboard('{Enter} ')
    await expect.element(button('Save')).toHaveFocus()
    expect(onClick).not.toHaveBeenCalled()
  })

  test('Tab skips it while it is disabled', async () => {
    await tabInto(<Button disabled>Save</Button>)
    await expect.element(button('After')).toHaveFocus()
  })
})

test('Link: Enter follows it', async () => {
  const onClick = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault())
  await tabInto(
    <Link href="#there" onClick={onClick}>
      There
    </Link>,
  )
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})

describe('Accordion', () => {
  test.each(['{Enter}', ' '])('%j opens and closes the item', async (key) => {
    await tabInto(<FrequentQuestions />)
    const answer = page.getByText(/0.5% of its amount/)
    await userEvent.keyboard(key)
    await expect.element(answer).toBeVisible()
    await userEvent.keyboard(key)
    await expect.element(answer).not.toBeVisible()
  })

  test('Tab moves from title to title', async () => {
    await tabInto(<FrequentQuestions />)
    await expect.element(page.getByText('What does a payment cost?')).toBeVisible()
    const first = document.activeElement
    await userEvent.tab()
    expect(document.activeElement).not.toBe(first)
    expect(document.activeElement?.textContent).toContain('When do I receive the money?')
  })
})

test('Checkbox: Space checks and unchecks it, and Tab reaches the link in its label', async () => {
  await tabInto(<AcceptTerms />)
  const box = page.getByRole('checkbox')
  await userEvent.keyboard(' ')
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
  await userEvent.tab()
  await expect.element(page.getByRole('link')).toHaveFocus()
})

test.each(['{Enter}', ' '])('Switch: %j turns it off and on', async (key) => {
  await tabInto(<MailSwitch />)
  const control = page.getByRole('switch')
  await userEvent.keyboard(key)
  await expect.element(control).not.toBeChecked()
  await userEvent.keyboard(key)
  await expect.element(control).toBeChecked()
})

describe('RadioGroup', () => {
  test('Tab moves to the chosen option, and then out of the group', async () => {
    await tabInto(<ChooseNetwork />)
    await expect.element(radio('Base')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('After')).toHaveFocus()
  })

  test.each([
    { keys: '{ArrowDown}', chosen: 'Polygon' },
    { keys: '{ArrowRight}', chosen: 'Polygon' },
    { keys: '{ArrowUp}', chosen: 'Ethereum' },
    { keys: '{ArrowDown}{ArrowDown}{ArrowDown}', chosen: 'Base' },
  ])('$keys chooses $chosen', async ({ keys, chosen }) => {
    await tabInto(<ChooseNetwork />)
    await userEvent.keyboard(keys)
    await expect.element(radio(chosen)).toBeChecked()
    await expect.element(radio(chosen)).toHaveFocus()
  })
})

describe('SegmentedControl', () => {
  test.each([
    { keys: '{ArrowRight}', chosen: '30 days' },
    { keys: '{ArrowLeft}', chosen: '90 days' },
  ])('$keys chooses $chosen', async ({ keys, chosen }) => {
    await tabInto(<PeriodSwitch />)
    await expect.element(radio('7 days')).toHaveFocus()
    await userEvent.keyboard(keys)
    await expect.element(radio(chosen)).toBeChecked()
  })
})

describe('Tabs', () => {
  test.each([
    { keys: '{ArrowRight}', selected: 'Events', direction: 'ltr' },
    { keys: '{ArrowLeft}', selected: 'Events', direction: 'ltr' },
    { keys: '{End}', selected: 'Events', direction: 'ltr' },
    { keys: '{End}{Home}', selected: 'Details', direction: 'ltr' },
    { keys: '{ArrowRight}{ArrowRight}', selected: 'Details', direction: 'ltr' },
  ])('$keys selects $selected', async ({ keys, selected, direction }) => {
    await tabInto(<PaymentTabs />, { direction })
    await userEvent.keyboard(keys)
    await expect.element(tab(selected)).toHaveFocus()
    await expect.element(tab(selected)).toHaveAttribute('aria-selected', 'true')
  })

  test('Tab moves to the selected tab, then into its panel', async () => {
    await tabInto(<PaymentTabs />)
    await expect.element(tab('Details')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('tabpanel')).toHaveFocus()
  })
})

describe('Menu', () => {
  const chosen = vi.fn<(label: string) => void>()
  const menu = (
    <Menu
      trigger={<Button>Actions</Button>}
      items={['Copy', 'Delete', 'Print'].map((label) => ({
        label,
        onSelect: () => chosen(label),
      }))}
    />
  )

  test.each(['{Enter}', ' ', '{ArrowDown}'])(
    '%j on the button opens it, with the focus on the first item',
    async (key) => {
      await tabInto(menu)
      await userEvent.keyboard(key)
      await expect.element(item('Copy')).toHaveFocus()
    },
  )

  test('↑ on the button opens it, with the focus on the last item', async () => {
    await tabInto(menu)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(item('Print')).toHaveFocus()
  })

  test.each([
    { keys: '{ArrowDown}', focused: 'Delete' },
    { keys: '{ArrowUp}', focused: 'Print' },
    { keys: '{End}', focused: 'Print' },
    { keys: '{End}{Home}', focused: 'Copy' },
    { keys: '{End}{ArrowDown}', focused: 'Copy' },
    { keys: 'd', focused: 'Delete' },
  ])('$keys moves to $focused', async ({ keys, focused }) => {
    await tabInto(menu)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Copy')).toHaveFocus()
    await userEvent.keyboard(keys)
    await expect.element(item(focused)).toHaveFocus()
  })

  test('Enter chooses the item, closes the menu and returns the focus', async () => {
    chosen.mockClear()
    await tabInto(menu)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Copy')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Actions')).toHaveFocus()
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Copy')
  })

  test('Escape closes it and returns the focus', async () => {
    await tabInto(menu)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Copy')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Actions')).toHaveFocus()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })
})

describe('Combobox', () => {
  const field = page.getByRole('combobox')

  test('↓ opens the list, ↓ and ↑ move in it, and Enter chooses', async () => {
    await tabInto(<NetworkField />)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Arbitrum')).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await expect.element(field).not.toHaveValue('')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field).toHaveFocus()
  })

  test('letters narrow the list down, and Enter chooses the first that matches', async () => {
    await tabInto(<NetworkField />)
    await userEvent.keyboard('pol')
    await expect.element(option('Polygon')).toBeVisible()
    await expect.element(option('Base')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Polygon')
  })

  test('Escape closes the list and keeps the focus in the field', async () => {
    await tabInto(<NetworkField />)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Arbitrum')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(option('Arbitrum')).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
  })

  test('Tab chooses what was typed in full', async () => {
    await tabInto(<NetworkField />)
    await userEvent.keyboard('base')
    await userEvent.tab()
    await expect.element(field).toHaveValue('Base')
  })
})

describe('NumberField', () => {
  test.each([
    { keys: '{ArrowUp}', value: '13' },
    { keys: '{ArrowDown}', value: '11' },
    { keys: '{Shift>}{ArrowUp}{/Shift}', value: '22' },
    { keys: '{Home}', value: '1' },
    { keys: '{End}', value: '64' },
    { keys: '{End}{ArrowUp}', value: '64' },
  ])('$keys makes 12 $value', async ({ keys, value }) => {
    await tabInto(<Confirmations />)
    await userEvent.keyboard(keys)
    const field = page.getByRole('spinbutton')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue(value)
  })
})

describe.each([
  { name: 'Dialog', content: <AddKey />, trigger: 'Add key', role: 'dialog' },
  { name: 'Drawer', content: <PaymentDetails />, trigger: 'Show details', role: 'dialog' },
  { name: 'ConfirmDialog', content: <RevokeKey />, trigger: 'Revoke key', role: 'alertdialog' },
])('$name', ({ content, trigger, role }) => {
  const isInside = (element: Element | null) => element?.closest(`[role="${role}"]`) !== null

  test('Tab and Shift+Tab stay inside', async () => {
    await tabInto(content)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole(role)).toBeVisible()
    await vi.waitFor(() => expect(isInside(document.activeElement)).toBe(true))
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab(press > 3 ? { shift: true } : {})
      await vi.waitFor(() => expect(isInside(document.activeElement)).toBe(true))
    }
  })

  test('Escape closes it and returns the focus', async () => {
    await tabInto(content)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole(role)).toBeVisible()
    await vi.waitFor(() => expect(isInside(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole(role)).not.toBeInTheDocument()
    await expect.element(button(trigger)).toHaveFocus()
  })
})

test('ConfirmDialog: what cannot be undone does not have the focus first', async () => {
  await tabInto(<RevokeKey />)
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Cancel')).toHaveFocus()
})

describe('Popover', () => {
  test.each(['{Enter}', ' '])('%j opens it, and Escape returns the focus', async (key) => {
    await tabInto(<ExplainConfirmations />)
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await vi.waitFor(() =>
      expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull(),
    )
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button('What is this?')).toHaveFocus()
  })
})

test('Tooltip: the focus shows it, Escape hides it, and the focus stays', async () => {
  await tabInto(<RefreshButton />)
  const tip = page.getByText('Reads the chain again').last()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelector('[data-base-ui-portal] > *')).toBeNull())
  await expect.element(button('Refresh')).toHaveFocus()
})

describe('DateRangePicker', () => {
  const picker = (
    <SluiceProvider locale="en-GB">
      <DateRangePicker
        label="Created"
        today="2026-11-20"
        defaultValue={{ from: '2026-11-18', to: '2026-11-18' }}
      />
    </SluiceProvider>
  )

  test.each([
    { keys: '{ArrowRight}', day: '19 November 2026' },
    { keys: '{ArrowLeft}', day: '17 November 2026' },
    { keys: '{ArrowDown}', day: '25 November 2026' },
    { keys: '{ArrowUp}', day: '11 November 2026' },
    { keys: '{PageUp}', day: '18 October 2026' },
    { keys: '{PageDown}', day: '18 December 2026' },
    { keys: '{Shift>}{PageUp}{/Shift}', day: '18 November 2025' },
    { keys: '{Shift>}{PageDown}{/Shift}', day: '18 November 2027' },
    { keys: '{Home}', day: '16 November 2026' },
    { keys: '{End}', day: '22 November 2026' },
  ])('$keys moves from 18 November 2026 to $day', async ({ keys, day }) => {
    await tabInto(picker)
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(focusedDay()).toContain('18 November 2026'))
    await userEvent.keyboard(keys)
    await vi.waitFor(() => expect(focusedDay()).toContain(day))
  })

  test('→ moves to the day before where the reading direction is right to left', async () => {
    await tabInto(picker, { direction: 'rtl' })
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(focusedDay()).toContain('18 November 2026'))
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(focusedDay()).toContain('17 November 2026'))
  })

  test('Escape closes the calendar, keeps the range and returns the focus', async () => {
    await tabInto(picker)
    const field = document.activeElement
    const text = field?.textContent
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(focusedDay()).toContain('18 November 2026'))
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await vi.waitFor(() => expect(document.activeElement).toBe(field))
    expect(field?.textContent).toBe(text)
  })
})

describe('EditableField', () => {
  test('Enter opens the editor, and Escape returns the focus to Edit', async () => {
    await tabInto(<Username />)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button(/Edit/)).toHaveFocus()
  })

  test('Enter in the field saves', async () => {
    await tabInto(<Username />)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('Asha{Enter}')
    await expect.element(page.getByText('Asha', { exact: true })).toBeVisible()
  })
})

test('LabeledInput: the button shows the password, and the text stays', async () => {
  await tabInto(<LabeledInput label="Password" type="password" defaultValue="secret" />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  const field = page.getByLabelText('Password', { exact: true })
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('secret')
})

test.each(['{Enter}', ' '])('Pager: %j goes to the next page, and the focus stays', async (key) => {
  await tabInto(<Pages />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.element(page.getByText(/2/).first()).toBeVisible()
  await expect.element(button(/Next/)).toHaveFocus()
})

test.each(['{Enter}', ' '])('Pagination: %j shows the page, and the focus stays', async (key) => {
  await tabInto(<PayoutPages />)
  button('Page 2').element().focus()
  await userEvent.keyboard(key)
  await expect.element(button('Page 2')).toHaveAttribute('aria-current', 'page')
  await expect.element(button('Page 2')).toHaveFocus()
})

test.each(['{Enter}', ' '])('Tag: %j removes it', async (key) => {
  await tabInto(<Source />)
  await userEvent.keyboard(key)
  await expect.element(page.getByText('Online shop')).not.toBeInTheDocument()
})

describe('Table', () => {
  test.each(['{Enter}', ' '])('%j on a header sorts by its column', async (key) => {
    const onSortChange = vi.fn<(sort: TableSort) => void>()
    await tabInto(
      <Table
        label="Payouts"
        columns={[{ id: 'to', header: 'To', cell: ({ to }) => to, sortable: true }]}
        rows={[{ to: 'Asha' }, { to: 'Bharat' }]}
        getRowId={({ to }) => to}
        empty="None"
        onSortChange={onSortChange}
      />,
    )
    await userEvent.keyboard(key)
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'to', direction: 'ascending' })
  })
})

test.each(['{Enter}', ' '])(
  'TransactionTable: %j opens the transaction of the row',
  async (key) => {
    await tabInto(<Transactions />)
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('dialog', { name: 'Transaction' })).toBeVisible()
  },
)

test.each(['{Enter}', ' '])('MaskedSecret: %j shows and hides the secret', async (key) => {
  await tabInto(<WebhookSecret />)
  const secret = page.getByText(/^whsec_/)
  await userEvent.keyboard(key)
  await expect.element(secret).toBeVisible()
  await userEvent.keyboard(key)
  await expect.element(secret).not.toBeInTheDocument()
})

test.each(['{Enter}', ' '])('LoadMore: %j loads more, and the focus stays', async (key) => {
  await tabInto(<Payments />)
  await userEvent.keyboard(key)
  await expect.element(page.getByText('Payment 8')).toBeVisible()
  await expect.element(button(/more/i)).toHaveFocus()
})

test('ThemeSwitch: the arrow keys choose a theme and apply it', async () => {
  await tabInto(<Appearance />)
  await userEvent.keyboard('{ArrowRight}')
  const light = page.getByRole('radio', { name: 'Light' })
  await expect.element(light).toBeChecked()
  expect(document.documentElement.dataset['theme']).toBe('light')
  await userEvent.keyboard('{ArrowLeft}')
})

test('AppShell: the first Tab reaches the link that skips the navigation', async () => {
  await tabInto(<Layout />)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})
