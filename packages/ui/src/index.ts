export { BrandMark, brandName } from './brand/brand.tsx'
export { Button } from './components/Button/Button.tsx'
export { Checkbox } from './components/Checkbox/Checkbox.tsx'
export { IconButton } from './components/IconButton/IconButton.tsx'
export { InlineAlert } from './components/InlineAlert/InlineAlert.tsx'
export { LabeledInput } from './components/LabeledInput/LabeledInput.tsx'
export { LinkButton } from './components/LinkButton/LinkButton.tsx'
export { Spinner } from './components/Spinner/Spinner.tsx'
export { TextLink } from './components/TextLink/TextLink.tsx'
export { Brand } from './components/Brand/Brand.tsx'
export { Link, LinkProvider } from './link/LinkProvider.tsx'
export type { LinkProps } from './link/LinkProvider.tsx'
export { WaterArt } from './art/WaterArt.tsx'
export {
  applyThemeChoice,
  subscribeToThemeChoice,
  saveThemeChoice,
  readThemeChoice,
  themeScript,
} from './theme/themeChoice.ts'
export type { ThemeChoice } from './theme/themeChoice.ts'
export {
  breakpoints,
  tabularNumbers,
  media,
  measure,
  space,
  text,
  touchTarget,
  zIndex,
} from './theme/scale.ts'
export { vars } from './theme/contract.css.ts'
export type { IconProps } from './icons/Icon.tsx'
export {
  AlertIcon,
  ArrowRightIcon,
  BoltIcon,
  CardIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CodeIcon,
  CopyIcon,
  CrossIcon,
  DeviceIcon,
  DocumentIcon,
  DownloadIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  HomeIcon,
  InboxIcon,
  InfoIcon,
  KeyIcon,
  LogoutIcon,
  MenuIcon,
  MoonIcon,
  PencilIcon,
  PercentIcon,
  PersonIcon,
  PlusIcon,
  RefreshIcon,
  SettingsIcon,
  SunIcon,
  TransactionsIcon,
  TrashIcon,
  WalletIcon,
  WebhookIcon,
} from './icons/icons.ts'
export { GoogleButton } from './components/GoogleButton/GoogleButton.tsx'
export { AppShell } from './components/AppShell/AppShell.tsx'
export { PageHeader } from './components/PageHeader/PageHeader.tsx'
export { Sidebar, sidebarLinks } from './components/Sidebar/Sidebar.tsx'
export type { SidebarLink } from './components/Sidebar/Sidebar.tsx'
export { Accordion } from './components/Accordion/Accordion.tsx'
export { FeatureCard } from './components/FeatureCard/FeatureCard.tsx'
export { Footer } from './components/Footer/Footer.tsx'
export { Hero } from './components/Hero/Hero.tsx'
export { Amount } from './components/Amount/Amount.tsx'
export { formatCount } from './format/format.ts'
export { Card } from './components/Card/Card.tsx'
export { DateTime } from './components/DateTime/DateTime.tsx'
export { EmptyState } from './components/EmptyState/EmptyState.tsx'
export { Skeleton } from './components/Skeleton/Skeleton.tsx'
export { StatCard } from './components/StatCard/StatCard.tsx'
export { StatusBadge } from './components/StatusBadge/StatusBadge.tsx'
export { Pager } from './components/Pager/Pager.tsx'
export { CodeBlock } from './components/CodeBlock/CodeBlock.tsx'
export { EndpointDoc } from './components/EndpointDoc/EndpointDoc.tsx'
export { AuthLayout } from './components/AuthLayout/AuthLayout.tsx'
export { ConfirmDialog } from './components/ConfirmDialog/ConfirmDialog.tsx'
export { CopyButton } from './components/CopyButton/CopyButton.tsx'
export { Dialog } from './components/Dialog/Dialog.tsx'
export { ThemeSwitch, useThemeChoice } from './components/ThemeSwitch/ThemeSwitch.tsx'
export { Toaster } from './components/Toaster/Toaster.tsx'
export { toast, toastDurations } from './components/Toaster/toast.ts'
export { LoadMore } from './components/LoadMore/LoadMore.tsx'
export { TransactionTable } from './components/TransactionTable/TransactionTable.tsx'
export type { TransactionRow } from './components/TransactionTable/TransactionRow.ts'
export { transactionTexts } from './components/TransactionTable/TransactionRow.ts'
export type { TransactionTexts } from './components/TransactionTable/TransactionRow.ts'
export { FieldList, HeaderList } from './components/EndpointDoc/FieldList.tsx'
export { KeyTable } from './components/KeyTable/KeyTable.tsx'
export type { KeyRow } from './components/KeyTable/KeyRow.ts'
export { keyTexts } from './components/KeyTable/KeyRow.ts'
export type { KeyTexts } from './components/KeyTable/KeyRow.ts'
export { MaskedSecret } from './components/MaskedSecret/MaskedSecret.tsx'
export { BusinessForm } from './components/BusinessForm/BusinessForm.tsx'
export { EditableField } from './components/EditableField/EditableField.tsx'
export { FieldEditor } from './components/FieldEditor/FieldEditor.tsx'
export { WebhookForm } from './components/WebhookForm/WebhookForm.tsx'
export { Select } from './components/Select/Select.tsx'
export { DateInput } from './components/DateInput/DateInput.tsx'
export { FilterBar } from './components/FilterBar/FilterBar.tsx'
export { RelativeTime } from './components/RelativeTime/RelativeTime.tsx'
export { Drawer } from './components/Drawer/Drawer.tsx'
export { TransactionDetail } from './components/TransactionDetail/TransactionDetail.tsx'
