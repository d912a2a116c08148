import type { BusinessFormProps } from '../components/BusinessForm/BusinessForm.tsx'
import type { ChartProps } from '../components/Chart/Chart.tsx'
import type { ComboboxProps } from '../components/Combobox/Combobox.tsx'
import type { ConfirmDialogProps } from '../components/ConfirmDialog/ConfirmDialog.tsx'
import type { CopyButtonProps } from '../components/CopyButton/CopyButton.tsx'
import type { DateRangePickerProps } from '../components/DateRangePicker/DateRangePicker.tsx'
import type { EndpointDocProps } from '../components/EndpointDoc/EndpointDoc.tsx'
import type { FieldEditorProps } from '../components/FieldEditor/FieldEditor.tsx'
import type { KeyTableProps } from '../components/KeyTable/KeyTable.tsx'
import type { LoadMoreProps } from '../components/LoadMore/LoadMore.tsx'
import type { MaskedSecretProps } from '../components/MaskedSecret/MaskedSecret.tsx'
import type { PagerProps } from '../components/Pager/Pager.tsx'
import type { PaginationProps } from '../components/Pagination/Pagination.tsx'
import type { StepperProps } from '../components/Stepper/Stepper.tsx'
import type { TableProps } from '../components/Table/Table.tsx'
import type { ThemeSwitchProps } from '../components/ThemeSwitch/ThemeSwitch.tsx'
import type { TransactionDetailProps } from '../components/TransactionDetail/TransactionDetail.tsx'
import type { TransactionTableProps } from '../components/TransactionTable/TransactionTable.tsx'
import type { WebhookFormProps } from '../components/WebhookForm/WebhookForm.tsx'

/** The texts of components that have their own, by the component's name. */
export interface ComponentTexts {
  BusinessForm?: BusinessFormProps['texts']
  Chart?: ChartProps['texts']
  Combobox?: ComboboxProps['texts']
  ConfirmDialog?: ConfirmDialogProps['texts']
  CopyButton?: CopyButtonProps['texts']
  DateRangePicker?: DateRangePickerProps['texts']
  EndpointDoc?: EndpointDocProps['texts']
  FieldEditor?: FieldEditorProps['texts']
  KeyTable?: KeyTableProps['texts']
  LoadMore?: LoadMoreProps['texts']
  MaskedSecret?: MaskedSecretProps['texts']
  Pager?: PagerProps['texts']
  Pagination?: PaginationProps['texts']
  Stepper?: StepperProps['texts']
  Table?: TableProps<never>['texts']
  ThemeSwitch?: ThemeSwitchProps['texts']
  TransactionDetail?: TransactionDetailProps['texts']
  TransactionTable?: TransactionTableProps['texts']
  WebhookForm?: WebhookFormProps['texts']
}
