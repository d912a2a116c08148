import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'

import { paths } from '../config/paths.ts'
import { defaultLanguage } from '../messages/languages.ts'
import type { PlainKey } from '../messages/MessageKey.ts'
import type { MessageArea } from '../messages/Texts.ts'

interface RouteDefinition {
  path: string
  /** The document's title, without the brand. */
  title: PlainKey
  /** What the page needs of the catalogue beyond `common`. Those with `app` are for merchants and guests. */
  messages: readonly MessageArea[]
  /** Merchants are sent from guest pages to Home, guests from merchant pages to log in. */
  audience: 'guest' | 'merchant' | 'everyone'
  /** Loads the page, a component that is named like its file: the prerendered HTML preloads its code. */
  load: () => Promise<ComponentType>
  /** Prerendered as complete HTML that needs no React. */
  isStatic?: boolean
}

const definitions: readonly RouteDefinition[] = [
  {
    path: paths.landing,
    title: 'routes.landing',
    messages: ['app', 'landing'],
    audience: 'guest',
    load: () => import('./landing/LandingPage.tsx').then((page) => page.LandingPage),
    isStatic: true,
  },
  {
    path: paths.docs,
    title: 'routes.docs',
    messages: ['app', 'landing', 'reference'],
    audience: 'guest',
    load: () => import('./docs/DocsPage.tsx').then((page) => page.DocsPage),
    isStatic: true,
  },
  {
    path: paths.logIn,
    title: 'routes.logIn',
    messages: ['app', 'login'],
    audience: 'guest',
    load: () => import('./login/LogInPage.tsx').then((page) => page.LogInPage),
  },
  {
    path: paths.signUp,
    title: 'routes.signUp',
    messages: ['app', 'login'],
    audience: 'guest',
    load: () => import('./signup/SignUpPage.tsx').then((page) => page.SignUpPage),
  },
  {
    path: paths.forgotPassword,
    title: 'routes.forgotPassword',
    messages: ['app', 'login'],
    audience: 'guest',
    load: () =>
      import('./forgotpassword/ForgotPasswordPage.tsx').then((page) => page.ForgotPasswordPage),
  },
  {
    path: paths.resetPassword,
    title: 'routes.resetPassword',
    messages: ['app', 'login'],
    audience: 'guest',
    load: () =>
      import('./resetPassword/ResetPasswordPage.tsx').then((page) => page.ResetPasswordPage),
  },
  {
    path: paths.verifyUser,
    title: 'routes.verifyUser',
    messages: ['app', 'login'],
    audience: 'guest',
    load: () => import('./verifyuser/VerifyUserPage.tsx').then((page) => page.VerifyUserPage),
  },
  {
    path: paths.confirmEmail,
    title: 'routes.confirmEmail',
    messages: ['app', 'login'],
    audience: 'everyone',
    load: () => import('./confirmemail/ConfirmEmailPage.tsx').then((page) => page.ConfirmEmailPage),
  },
  {
    path: paths.home,
    title: 'routes.home',
    messages: ['app', 'merchant', 'payments'],
    audience: 'merchant',
    load: () => import('./home/HomePage.tsx').then((page) => page.HomePage),
  },
  {
    path: paths.payments,
    title: 'routes.transactions',
    messages: ['app', 'merchant', 'payments'],
    audience: 'merchant',
    load: () => import('./transactions/TransactionsPage.tsx').then((page) => page.TransactionsPage),
  },
  {
    path: paths.reports,
    title: 'routes.reports',
    messages: ['app', 'merchant', 'payments', 'reports'],
    audience: 'merchant',
    load: () => import('./transactions/reports/ReportsPage.tsx').then((page) => page.ReportsPage),
  },
  {
    path: paths.refunds,
    title: 'newRefund.refunds',
    messages: ['app', 'merchant', 'payments', 'refunds', 'checkout'],
    audience: 'merchant',
    load: () => import('./transactions/refunds/RefundsPage.tsx').then((page) => page.RefundsPage),
  },
  {
    path: paths.credentials,
    title: 'routes.credentials',
    messages: ['app', 'merchant', 'credentials'],
    audience: 'merchant',
    load: () => import('./credentials/CredentialsPage.tsx').then((page) => page.CredentialsPage),
  },
  {
    path: paths.credentialsDocs,
    title: 'routes.docs',
    messages: ['app', 'merchant', 'reference'],
    audience: 'merchant',
    load: () =>
      import('./credentials/docs/ApiReferencePage.tsx').then((page) => page.ApiReferencePage),
  },
  {
    path: paths.settings,
    title: 'routes.settings',
    messages: ['app', 'merchant', 'settings'],
    audience: 'merchant',
    load: () => import('./settings/SettingsPage.tsx').then((page) => page.SettingsPage),
  },
  {
    path: paths.businessSettings,
    title: 'settings.businessTitle',
    messages: ['app', 'merchant', 'settings'],
    audience: 'merchant',
    load: () =>
      import('./settings/business/BusinessSettingsPage.tsx').then(
        (page) => page.BusinessSettingsPage,
      ),
  },
  {
    path: paths.paymentSettings,
    title: 'settings.paymentsTitle',
    messages: ['app', 'merchant', 'settings'],
    audience: 'merchant',
    load: () =>
      import('./settings/payments/PaymentSettingsPage.tsx').then(
        (page) => page.PaymentSettingsPage,
      ),
  },
  {
    path: paths.notificationSettings,
    title: 'settings.notificationsTitle',
    messages: ['app', 'merchant', 'settings'],
    audience: 'merchant',
    load: () =>
      import('./settings/notifications/NotificationSettingsPage.tsx').then(
        (page) => page.NotificationSettingsPage,
      ),
  },
  {
    path: paths.securitySettings,
    title: 'settings.securityTitle',
    messages: ['app', 'merchant', 'settings'],
    audience: 'merchant',
    load: () =>
      import('./settings/security/SecuritySettingsPage.tsx').then(
        (page) => page.SecuritySettingsPage,
      ),
  },
  {
    path: paths.deviceSettings,
    title: 'settings.devicesTitle',
    messages: ['app', 'merchant', 'settings', 'links', 'counter'],
    audience: 'merchant',
    load: () =>
      import('./settings/devices/DeviceSettingsPage.tsx').then((page) => page.DeviceSettingsPage),
  },
  {
    path: paths.dataSettings,
    title: 'settings.dataTitle',
    messages: ['app', 'merchant', 'settings'],
    audience: 'merchant',
    load: () =>
      import('./settings/data/DataSettingsPage.tsx').then((page) => page.DataSettingsPage),
  },
  {
    path: paths.notifications,
    title: 'notifications.title',
    messages: ['app', 'merchant'],
    audience: 'merchant',
    load: () =>
      import('./notifications/NotificationsPage.tsx').then((page) => page.NotificationsPage),
  },
  {
    path: paths.links,
    title: 'routes.links',
    messages: ['app', 'merchant', 'links'],
    audience: 'merchant',
    load: () => import('./links/LinksPage.tsx').then((page) => page.LinksPage),
  },
  {
    path: paths.invoices,
    title: 'invoices.title',
    messages: ['app', 'merchant', 'invoices'],
    audience: 'merchant',
    load: () => import('./links/invoices/InvoicesPage.tsx').then((page) => page.InvoicesPage),
  },
  {
    path: paths.newInvoice,
    title: 'invoices.new',
    messages: ['app', 'merchant', 'links', 'invoices'],
    audience: 'merchant',
    load: () =>
      import('./links/invoices/new/NewInvoicePage.tsx').then((page) => page.NewInvoicePage),
  },
  {
    path: paths.counter,
    title: 'routes.counter',
    messages: ['app', 'merchant', 'links', 'counter'],
    audience: 'merchant',
    load: () => import('./counter/CounterPage.tsx').then((page) => page.CounterPage),
  },
  {
    path: paths.counterDevice,
    title: 'routes.counter',
    messages: ['app', 'links', 'counter'],
    audience: 'everyone',
    load: () => import('./counter/DevicePage.tsx').then((page) => page.DevicePage),
  },
  {
    path: paths.checkout,
    title: 'routes.payment',
    messages: ['checkout'],
    audience: 'everyone',
    load: () => import('./pay/CheckoutPage.tsx').then((page) => page.CheckoutPage),
  },
  {
    path: paths.openLink,
    title: 'routes.payment',
    messages: ['checkout'],
    audience: 'everyone',
    load: () => import('./pay/OpenLinkPage.tsx').then((page) => page.OpenLinkPage),
  },
  {
    path: paths.claimRefund,
    title: 'claim.titleWithoutSeller',
    messages: ['checkout', 'claim'],
    audience: 'everyone',
    load: () => import('./pay/ClaimRefundPage.tsx').then((page) => page.ClaimRefundPage),
  },
  {
    path: paths.undoWallet,
    title: 'routes.undoWallet',
    messages: ['app', 'login'],
    audience: 'everyone',
    load: () => import('./wallet/UndoWalletPage.tsx').then((page) => page.UndoWalletPage),
  },
  {
    path: paths.terms,
    title: 'routes.terms',
    messages: ['app', 'landing'],
    audience: 'everyone',
    load: () => import('./legal/TermsPage.tsx').then((page) => page.TermsPage),
    isStatic: true,
  },
  {
    path: paths.privacy,
    title: 'routes.privacy',
    messages: ['app', 'landing'],
    audience: 'everyone',
    load: () => import('./legal/PrivacyPage.tsx').then((page) => page.PrivacyPage),
    isStatic: true,
  },
  {
    path: '*',
    title: 'notFound.title',
    messages: [],
    audience: 'everyone',
    load: () => import('./notFound/NotFoundPage.tsx').then((page) => page.NotFoundPage),
  },
]

/** A page's code could not be loaded: the browser is offline, or a newer build has been deployed. */
export class PageLoadError extends Error {}

export interface AppRoute extends RouteDefinition {
  Page: ComponentType
}

/** Every screen of the app. The router, the prefetcher and the prerendering all read this list. */
export const routes: readonly AppRoute[] = definitions.map((route) => ({
  ...route,
  Page: lazy(async () => {
    try {
      return { default: await route.load() }
    } catch (cause) {
      throw new PageLoadError(`${route.path} could not be loaded`, { cause })
    }
  }),
}))

/** What a page needs of the catalogue in a language. What components say in English is their own. */
export function areasOf(
  { messages }: Pick<AppRoute, 'messages'>,
  language: string,
): readonly MessageArea[] {
  const isEnglish = language === defaultLanguage
  return [
    'common',
    ...messages,
    ...(messages.includes('app') && !isEnglish ? ['components' as const] : []),
  ]
}

/** The screen at a pathname. */
export function routeAt(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname))
}
