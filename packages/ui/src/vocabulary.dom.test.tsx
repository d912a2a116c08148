import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { createElement, createRef } from 'react'
import type { ComponentProps, ComponentPropsWithRef, ComponentType, SyntheticEvent } from 'react'
import { expect, it } from 'vitest'

import * as ui from './index.ts'

type Library = typeof ui

/** The exported functions that take props and have the name of a component. */
type ComponentName = {
  [Name in keyof Library]: Name extends Capitalize<Name>
    ? Library[Name] extends (props: never) => unknown
      ? Name
      : never
    : never
}[keyof Library]

/** Providers render no element of their own. */
type Walked = Exclude<ComponentName, `${string}Provider`>

type PropsOf<Name extends ComponentName> = ComponentProps<Library[Name]>
type PropName<Name extends ComponentName> = keyof PropsOf<Name> & string
type OwnName<Name extends ComponentName> = Exclude<
  PropName<Name>,
  keyof ComponentPropsWithRef<'div'>
>

/** Other words for `headingLevel`, `loading`, `disabled`, `error`, `hint`, `onChange` and `defaultValue`. */
type Synonym =
  | 'heading'
  | 'level'
  | 'busy'
  | 'pending'
  | 'saving'
  | 'isLoading'
  | 'isDisabled'
  | 'failure'
  | 'errorText'
  | 'errorMessage'
  | 'help'
  | 'helpText'
  | 'onValueChange'
  | 'initialValue'

/** The texts beside `texts`. A boolean, such as `showLabel`, is none. */
type Texts<Name extends ComponentName> = {
  [Prop in OwnName<Name> & keyof PropsOf<Name>]: true extends PropsOf<Name>[Prop]
    ? never
    : Extract<Prop, `${string}${'Text' | 'Label'}`>
}[OwnName<Name> & keyof PropsOf<Name>] &
  string

/** Never, unless there are more than two names. */
type BeyondTwo<Names extends string> = {
  [One in Names]: {
    [Other in Exclude<Names, One>]: Exclude<Names, One | Other>
  }[Exclude<Names, One>]
}[Names]

/** What `onChange` is called with, if it is not an event. */
type ChangedValue<Props> = Props extends { onChange?: (value: infer Value) => unknown }
  ? Value extends SyntheticEvent
    ? never
    : Value
  : never

/** How a component breaks the vocabulary; never if it does not. */
type Complaint<Name extends ComponentName> =
  | ('ref' extends PropName<Name> ? never : 'has no ref')
  | ('className' extends PropName<Name> ? never : 'has no className')
  | (Extract<OwnName<Name>, Synonym> extends never ? never : 'has another word for one of ours')
  | (BeyondTwo<Texts<Name>> extends never ? never : 'has more than two texts beside `texts`')
  | (ChangedValue<PropsOf<Name>> extends never
      ? never
      : 'value' | 'defaultValue' extends PropName<Name>
        ? never
        : 'has onChange(value), but not both value and defaultValue')

/** Does not compile if a component breaks the vocabulary, and names the component and the rule. */
export const complaints: {
  [Name in Walked as Complaint<Name> extends never ? never : Name]: Complaint<Name>
} = {}

const item = { id: 'one', label: 'One', title: 'One', text: 'One', value: 'one', content: 'One' }
const options = [item]
const noop = () => {}
const button = <button type="button">Open</button>
const created = '2026-11-20T11:00:00Z'
const transaction: ui.TransactionRow = {
  id: '1',
  transaction_type: 0,
  amount: '1',
  created_at: created,
  status: 1,
  hash: null,
}

type IconName = Extract<Walked, `${string}Icon`>

/** The least props of each component. Does not compile if one is missing. */
const props: { [Name in Exclude<Walked, IconName>]: PropsOf<Name> } = {
  Accordion: { items: options },
  AddressInput: { label: 'Address' },
  Amount: { value: '1' },
  AppShell: { sidebar: null, children: null },
  AuthLayout: { title: 'Log In', children: null },
  Badge: {},
  Box: {},
  Brand: {},
  BrandMark: {},
  Breadcrumbs: { items: options },
  BusinessForm: {},
  Button: {},
  Card: {},
  Chart: { label: 'Received', labels: ['Monday'], series: [{ name: 'Received', values: [1] }] },
  Checkbox: { label: 'Accept' },
  CheckoutLayout: { title: 'Pay' },
  CodeBlock: { title: 'Example', samples: [{ label: 'Node', code: 'pay()' }] },
  Combobox: { label: 'Currency', options },
  CommandMenu: { open: true, onOpenChange: noop, title: 'Go to', commands: [], onChoose: noop },
  ConfirmDialog: { open: true, onOpenChange: noop, title: 'Delete?', onConfirm: noop },
  CopyButton: { text: 'One' },
  CopyField: { label: 'Address', value: '0x1', copyLabel: 'Copy address' },
  Countdown: { label: 'Left', until: created, now: Date.parse(created) - 1000 },
  CurrencyInput: { label: 'Price', currencies: ['INR', 'USDT'], currency: 'INR' },
  DateInput: { label: 'From' },
  DateRangePicker: { label: 'Period' },
  DateTime: { value: created },
  DescriptionList: { items: [] },
  Dialog: { open: true, onOpenChange: noop, title: 'Payment' },
  Drawer: { open: true, onOpenChange: noop, title: 'Payment', children: null },
  EditableField: { label: 'Name' },
  EmptyState: { title: 'Nothing.' },
  EndpointDoc: { method: 'GET', path: '/', title: 'Get', headers: [], response: { fields: [] } },
  FeatureCard: { title: 'Fee' },
  FieldEditor: { label: 'Name', name: 'name', onCancel: noop },
  FieldList: { fields: [] },
  FilterBar: { active: 0, onClear: noop, children: null },
  Footer: {},
  Gate: { state: 'waiting' },
  GoogleButton: {},
  Grid: {},
  HeaderList: { headers: [] },
  Heading: {},
  Hero: { title: 'Sluice' },
  IconButton: { label: 'Close' },
  Inline: {},
  InlineAlert: {},
  KeyTable: { keys: [], onRevoke: noop },
  LabeledInput: { label: 'Email' },
  Link: { href: '#' },
  LinkButton: { href: '#' },
  LoadMore: { hasMore: true, count: 1, onLoadMore: noop },
  MaskedSecret: { secret: 'secret' },
  Menu: { trigger: button, items: [] },
  Meter: { label: 'Used', value: 1 },
  NumberField: { label: 'Number' },
  OtpInput: { label: 'Code' },
  PageHeader: { title: 'Home' },
  Pager: { page: 1, onPrev: noop, onNext: noop },
  Pagination: { pageCount: 2 },
  Popover: { trigger: button, title: 'More', open: true },
  Progress: { label: 'Export', value: 1 },
  QrCode: { value: '0x1', label: 'QR code' },
  RadioGroup: { label: 'Kind', options },
  RelativeTime: { value: created },
  SectionNav: { label: 'Settings', links: [], currentPath: '/' },
  SegmentedControl: { label: 'View', options },
  Select: { label: 'Status', options },
  Sidebar: { links: [], homeHref: '/', currentPath: '/', onLogout: noop },
  SidebarSearch: { text: 'Search' },
  SidebarBell: { href: '/', currentPath: '/', text: '', count: 0, countText: '' },
  Skeleton: {},
  Sparkline: { label: 'Rising', values: [1, 2] },
  Spinner: {},
  Stack: {},
  StatCard: { label: 'Received', value: 1 },
  StateBanner: { tone: 'waiting', title: 'Waiting' },
  StatusBadge: { status: 1 },
  Stepper: { steps: [], value: 0 },
  Switch: { label: 'Email me' },
  Table: { label: 'Rows', columns: [], rows: [], getRowId: String },
  Tabs: { label: 'Views', items: options },
  Tag: { label: 'Paid' },
  Text: {},
  TextField: { label: 'Email' },
  TextLink: { href: '#' },
  Textarea: { label: 'Note' },
  ThemeSwitch: {},
  Timeline: { items: [] },
  Toaster: {},
  Tooltip: { content: 'More', children: button },
  TransactionDetail: { transaction },
  TransactionTable: { rows: [transaction] },
  UnstyledLink: { href: '#' },
  WaterArt: { scene: 'empty' },
  WebhookForm: {},
}

/** The components that open above the page, in a portal. Their root is the popup. */
const overlays: ReadonlySet<string> = new Set<Walked>([
  'CommandMenu',
  'ConfirmDialog',
  'Dialog',
  'Drawer',
  'Menu',
  'Popover',
  'Tooltip',
])

/** The components with `loading`. Does not compile if one is missing. */
const loadable: Record<
  { [Name in Walked]: 'loading' extends PropName<Name> ? Name : never }[Walked],
  object
> = {
  Button: {},
  BusinessForm: {},
  EditableField: { onEdit: noop },
  FieldEditor: {},
  GoogleButton: { onCancel: noop },
  KeyTable: {},
  LoadMore: {},
  Pager: {},
  StatCard: {},
  Table: {},
  TransactionTable: {},
  WebhookForm: {},
}

const icons = Object.keys(ui).filter((name) => name.endsWith('Icon'))
const leastProps: Record<string, object> = {
  ...Object.fromEntries(icons.map((name) => [name, {}])),
  ...props,
}

function element(name: string, more: object) {
  const component: unknown = Object.entries(ui).find(([key]) => key === name)?.[1]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The types above prove that the props fit.
  return createElement(component as ComponentType<object>, { ...leastProps[name], ...more })
}

it.each(Object.keys(leastProps))(
  '%s gives its root element the ref, the class and other props',
  async (name) => {
    const ref = createRef<Element>()
    const { container } = render(
      <ui.SluiceProvider brand={ui.sluiceBrand}>
        {element(name, { ref, className: 'given-class', 'data-given': 'given' })}
      </ui.SluiceProvider>,
    )
    if (name === 'Menu') fireEvent.click(container.querySelector('button') ?? container)
    if (name === 'Tooltip') act(() => container.querySelector('button')?.focus())
    await waitFor(() => expect(ref.current).toBeInstanceOf(Element))
    expect(ref.current?.classList).toContain('given-class')
    expect(ref.current?.getAttribute('data-given')).toBe('given')
    expect(overlays.has(name) || ref.current === container.firstElementChild).toBe(true)
  },
)

it.each(Object.entries(loadable))('%s keeps focus while it is loading', (name, more) => {
  const { container } = render(element(name, { ...more, loading: true }))
  expect([...container.querySelectorAll('button:disabled')]).toEqual([])
})

const sources = Object.values(
  import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true }),
).join('\n')

// TextLink is the old name of Link, whose props it has.
it.each(Object.keys(props).filter((name) => name !== 'TextLink'))(
  '%s exports the type of its props',
  (name) => {
    expect(sources).toMatch(new RegExp(`export (?:interface|type) ${name}Props\\b`))
  },
)

const modules = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '!./**/*.{stories,example,test,css}.*', '!./docs/**'],
  { query: '?raw', import: 'default', eager: true },
)

// Without it, a page of React server components that imports the package does not build.
it.each(
  Object.entries(modules).filter(([, code]) =>
    /\buse[A-Z]\w*\(|\bcreateContext\(|\son[A-Z]\w+=\{/.test(code),
  ),
)('%s says that it runs in the browser', (_, code) => {
  expect(code.startsWith("'use client'")).toBe(true)
})
