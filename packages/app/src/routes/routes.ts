import { limits, type OperationName } from '@sluice/api/contract'
import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'

import { paths } from '../config/paths.ts'

interface RouteDefinition {
  path: string
  /** The document's title, without the brand. */
  title: string
  /** Merchants are sent from guest pages to Home, guests from merchant pages to log in. */
  audience: 'guest' | 'merchant' | 'everyone'
  /** The page's source file below `src/routes`; the prerendered HTML preloads its code. */
  module: string
  load: () => Promise<ComponentType>
  /** For search results; pages without one are not indexed. */
  description?: string
  /** Prerendered as complete HTML that needs no React. */
  isStatic?: boolean
  /** The calls that the page makes first. Its HTML starts them before the app has loaded. */
  firstCalls?: readonly { operation: OperationName; query?: Record<string, number> }[]
}

const definitions: readonly RouteDefinition[] = [
  {
    path: paths.landing,
    title: 'Crypto payments for merchants',
    audience: 'guest',
    module: 'landing/LandingPage.tsx',
    load: async () => (await import('./landing/LandingPage.tsx')).LandingPage,
    description:
      'A crypto payment gateway for your website: 0.5% fee with a $1 minimum, 0% for the first 7 days, no KYC, instant settlement to your own wallet.',
    isStatic: true,
  },
  {
    path: paths.docs,
    title: 'API reference',
    audience: 'guest',
    module: 'docs/DocsPage.tsx',
    load: async () => (await import('./docs/DocsPage.tsx')).DocsPage,
    description:
      'Accept crypto payments with three API calls: headers, request and response bodies, errors, idempotency and signed webhooks, with samples in curl, Node and Python.',
    isStatic: true,
  },
  {
    path: paths.logIn,
    title: 'Log in',
    audience: 'guest',
    module: 'login/LogInPage.tsx',
    load: async () => (await import('./login/LogInPage.tsx')).LogInPage,
    description: 'Log in to see your earnings, transactions, API key and webhook.',
  },
  {
    path: paths.signUp,
    title: 'Sign up',
    audience: 'guest',
    module: 'signup/SignUpPage.tsx',
    load: async () => (await import('./signup/SignUpPage.tsx')).SignUpPage,
    description:
      'Create a merchant account with an email address and a password, or with Google. No KYC, and no fees for the first 7 days.',
  },
  {
    path: paths.forgotPassword,
    title: 'Forgot password',
    audience: 'guest',
    module: 'forgotpassword/ForgotPasswordPage.tsx',
    load: async () => (await import('./forgotpassword/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.resetPassword,
    title: 'Reset password',
    audience: 'guest',
    module: 'resetPassword/ResetPasswordPage.tsx',
    load: async () => (await import('./resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  {
    path: paths.verifyUser,
    title: 'Verify your email',
    audience: 'guest',
    module: 'verifyuser/VerifyUserPage.tsx',
    load: async () => (await import('./verifyuser/VerifyUserPage.tsx')).VerifyUserPage,
  },
  {
    path: paths.home,
    title: 'Home',
    audience: 'merchant',
    module: 'home/HomePage.tsx',
    load: async () => (await import('./home/HomePage.tsx')).HomePage,
    firstCalls: [
      { operation: 'getOverview' },
      { operation: 'listTransactions', query: { page: 1, limit: limits.homePageSize } },
      { operation: 'countTransactions' },
    ],
  },
  {
    path: paths.transactions,
    title: 'Transactions',
    audience: 'merchant',
    module: 'transactions/TransactionsPage.tsx',
    load: async () => (await import('./transactions/TransactionsPage.tsx')).TransactionsPage,
    firstCalls: [
      { operation: 'getOverview' },
      { operation: 'listTransactions', query: { page: 1, limit: limits.transactionsPageSize } },
    ],
  },
  {
    path: paths.credentials,
    title: 'API Connections',
    audience: 'merchant',
    module: 'credentials/CredentialsPage.tsx',
    load: async () => (await import('./credentials/CredentialsPage.tsx')).CredentialsPage,
    firstCalls: [{ operation: 'getOverview' }, { operation: 'listApiKeys' }],
  },
  {
    path: paths.credentialsDocs,
    title: 'API reference',
    audience: 'merchant',
    module: 'credentials/docs/ApiReferencePage.tsx',
    load: async () => (await import('./credentials/docs/ApiReferencePage.tsx')).ApiReferencePage,
    firstCalls: [{ operation: 'getOverview' }],
  },
  {
    path: paths.settings,
    title: 'Account Settings',
    audience: 'merchant',
    module: 'settings/SettingsPage.tsx',
    load: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
    firstCalls: [{ operation: 'getOverview' }],
  },
  {
    path: '*',
    title: 'Page not found',
    audience: 'everyone',
    module: 'notFound/NotFoundPage.tsx',
    load: async () => (await import('./notFound/NotFoundPage.tsx')).NotFoundPage,
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

/** The screen at a pathname. */
export function routeAt(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname))
}
