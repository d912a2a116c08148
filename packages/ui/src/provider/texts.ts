import type { AddressInputProps } from '../components/AddressInput/AddressInput.tsx'
import type { AppShellProps } from '../components/AppShell/AppShell.tsx'
import type { BusinessFormProps } from '../components/BusinessForm/BusinessForm.tsx'
import type { ChartProps } from '../components/Chart/Chart.tsx'
import type { ComboboxProps } from '../components/Combobox/Combobox.tsx'
import type { CommandMenuProps } from '../components/CommandMenu/CommandMenu.tsx'
import type { ConfirmDialogProps } from '../components/ConfirmDialog/ConfirmDialog.tsx'
import type { CopyButtonProps } from '../components/CopyButton/CopyButton.tsx'
import type { CurrencyInputProps } from '../components/CurrencyInput/CurrencyInput.tsx'
import type { DateRangePickerProps } from '../components/DateRangePicker/DateRangePicker.tsx'
import type { DialogProps } from '../components/Dialog/Dialog.tsx'
import type { DrawerProps } from '../components/Drawer/Drawer.tsx'
import type { EditableFieldProps } from '../components/EditableField/EditableField.tsx'
import type { EndpointDocProps } from '../components/EndpointDoc/EndpointDoc.tsx'
import type { FieldEditorProps } from '../components/FieldEditor/FieldEditor.tsx'
import type { FilterBarProps } from '../components/FilterBar/FilterBar.tsx'
import type { GoogleButtonProps } from '../components/GoogleButton/GoogleButton.tsx'
import type { KeyTableProps } from '../components/KeyTable/KeyTable.tsx'
import type { LoadMoreProps } from '../components/LoadMore/LoadMore.tsx'
import type { MaskedSecretProps } from '../components/MaskedSecret/MaskedSecret.tsx'
import type { PagerProps } from '../components/Pager/Pager.tsx'
import type { PaginationProps } from '../components/Pagination/Pagination.tsx'
import type { PopoverProps } from '../components/Popover/Popover.tsx'
import type { SidebarProps } from '../components/Sidebar/Sidebar.tsx'
import type { StatusBadgeTexts } from '../components/StatusBadge/StatusBadge.tsx'
import type { StepperProps } from '../components/Stepper/Stepper.tsx'
import type { TableProps } from '../components/Table/Table.tsx'
import type { TextFieldProps } from '../components/TextField/TextField.tsx'
import type { ThemeSwitchProps } from '../components/ThemeSwitch/ThemeSwitch.tsx'
import type { ToasterProps } from '../components/Toaster/Toaster.tsx'
import type { TransactionDetailProps } from '../components/TransactionDetail/TransactionDetail.tsx'
import type { TransactionTableProps } from '../components/TransactionTable/TransactionTable.tsx'
import type { WebhookFormProps } from '../components/WebhookForm/WebhookForm.tsx'

/** The texts of components that have their own, by the component's name. */
export interface ComponentTexts {
  AddressInput?: AddressInputProps['texts']
  AppShell?: Pick<AppShellProps, 'skipText'>
  BusinessForm?: BusinessFormProps['texts']
  Chart?: ChartProps['texts']
  Combobox?: ComboboxProps['texts']
  CommandMenu?: CommandMenuProps['texts']
  ConfirmDialog?: ConfirmDialogProps['texts']
  CopyButton?: CopyButtonProps['texts']
  CurrencyInput?: Pick<CurrencyInputProps, 'currencyLabel'>
  DateRangePicker?: DateRangePickerProps['texts']
  Dialog?: Pick<DialogProps, 'closeLabel'>
  Drawer?: Pick<DrawerProps, 'closeLabel'>
  EditableField?: Pick<EditableFieldProps, 'emptyText' | 'editText'>
  EndpointDoc?: EndpointDocProps['texts']
  FieldEditor?: FieldEditorProps['texts']
  FilterBar?: Pick<FilterBarProps, 'label' | 'toggleText' | 'clearText'>
  GoogleButton?: Pick<GoogleButtonProps, 'label' | 'loadingText' | 'cancelText'>
  KeyTable?: KeyTableProps['texts']
  LoadMore?: LoadMoreProps['texts']
  MaskedSecret?: MaskedSecretProps['texts']
  Pager?: PagerProps['texts']
  Pagination?: PaginationProps['texts']
  Popover?: Pick<PopoverProps, 'closeLabel'>
  Sidebar?: Pick<SidebarProps, 'label' | 'logoutText'>
  StatusBadge?: StatusBadgeTexts
  Stepper?: StepperProps['texts']
  Table?: TableProps<never>['texts']
  TextField?: Pick<TextFieldProps, 'showLabel' | 'hideLabel'>
  ThemeSwitch?: ThemeSwitchProps['texts']
  Toaster?: Pick<ToasterProps, 'dismissLabel'>
  TransactionDetail?: TransactionDetailProps['texts']
  TransactionTable?: TransactionTableProps['texts']
  WebhookForm?: WebhookFormProps['texts']
}
