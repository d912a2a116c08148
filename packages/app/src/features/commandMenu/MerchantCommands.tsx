import {
  BellIcon,
  CommandMenu,
  HomeIcon,
  KeyIcon,
  LinkIcon,
  PlusIcon,
  SearchIcon,
  SettingsIcon,
  TransactionsIcon,
  type Command,
} from '@sluice/ui'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../config/paths.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** Where each leads is its value. */
const commands = (t: Translate): readonly Command[] => [
  { value: paths.counter, text: t('overview.takePayment'), icon: PlusIcon },
  { value: paths.payments, text: t('routes.transactions'), icon: TransactionsIcon },
  { value: paths.links, text: t('routes.links'), icon: LinkIcon },
  { value: paths.newInvoice, text: t('commandMenu.newInvoice'), icon: PlusIcon },
  { value: paths.invoices, text: t('commandMenu.invoices'), icon: LinkIcon },
  { value: paths.reports, text: t('routes.reports'), icon: TransactionsIcon },
  { value: paths.home, text: t('routes.home'), icon: HomeIcon },
  { value: paths.notifications, text: t('notifications.title'), icon: BellIcon },
  { value: paths.credentials, text: t('routes.credentials'), icon: KeyIcon },
  { value: paths.credentialsDocs, text: t('routes.docs'), icon: KeyIcon },
  { value: paths.settings, text: t('routes.settings'), icon: SettingsIcon },
]

/** Finds payments by the text that is added to it. */
const searchPath = `${paths.payments}?search=`

export interface MerchantCommandsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Takes a payment, goes to a page, or searches for any payment. */
export function MerchantCommands(props: MerchantCommandsProps) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <CommandMenu
      {...props}
      title={t('commandMenu.title')}
      commands={commands(t)}
      commandFor={(typed) => ({
        value: searchPath,
        text: t('commandMenu.searchPayments', { typed }),
        icon: SearchIcon,
      })}
      onChoose={(value, typed) => {
        const isSearch = value === searchPath
        void navigate(isSearch ? `${value}${encodeURIComponent(typed)}` : value)
      }}
    />
  )
}
