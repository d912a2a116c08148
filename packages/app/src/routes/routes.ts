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
  /** Prerendered as complete HTML that needs no React. */
  isStatic?: boolean
}

const definitions: readonly RouteDefinition[] = [
  {
    path: paths.landing,
    title: 'Crypto payments for merchants',
    audience: 'guest',
    module: 'landing/LandingPage.tsx',
    load: async () => (await import('./landing/LandingPage.tsx')).LandingPage,
    isStatic: true,
  },
  {
    path: paths.docs,
    title: 'API reference',
    audience: 'guest',
    module: 'docs/DocsPage.tsx',
    load: async () => (await import('./docs/DocsPage.tsx')).DocsPage,
    isStatic: true,
  },
  {
    path: paths.logIn,
    title: 'Log in',
    audience: 'guest',
    module: 'login/LogInPage.tsx',
    load: async () => (await import('./login/LogInPage.tsx')).LogInPage,
  },
  {
    path: paths.signUp,
    title: 'Sign up',
    audience: 'guest',
    module: 'signup/SignUpPage.tsx',
    load: async () => (await import('./signup/SignUpPage.tsx')).SignUpPage,
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
  },
  {
    path: paths.transactions,
    title: 'Transactions',
    audience: 'merchant',
    module: 'transactions/TransactionsPage.tsx',
    load: async () => (await import('./transactions/TransactionsPage.tsx')).TransactionsPage,
  },
  {
    path: paths.credentials,
    title: 'API Connections',
    audience: 'merchant',
    module: 'credentials/CredentialsPage.tsx',
    load: async () => (await import('./credentials/CredentialsPage.tsx')).CredentialsPage,
  },
  {
    path: paths.credentialsDocs,
    title: 'API reference',
    audience: 'merchant',
    module: 'credentials/docs/ApiReferencePage.tsx',
    load: async () => (await import('./credentials/docs/ApiReferencePage.tsx')).ApiReferencePage,
  },
  {
    path: paths.settings,
    title: 'Account Settings',
    audience: 'merchant',
    module: 'settings/SettingsPage.tsx',
    load: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
  },
  {
    path: paths.links,
    title: 'Payment links',
    audience: 'merchant',
    module: 'links/LinksPage.tsx',
    load: async () => (await import('./links/LinksPage.tsx')).LinksPage,
  },
  {
    path: paths.checkout,
    title: 'Payment',
    audience: 'everyone',
    module: 'pay/CheckoutPage.tsx',
    load: async () => (await import('./pay/CheckoutPage.tsx')).CheckoutPage,
  },
  {
    path: paths.openLink,
    title: 'Payment',
    audience: 'everyone',
    module: 'pay/OpenLinkPage.tsx',
    load: async () => (await import('./pay/OpenLinkPage.tsx')).OpenLinkPage,
  },
  {
    path: paths.terms,
    title: 'Terms & Conditions',
    audience: 'everyone',
    module: 'legal/TermsPage.tsx',
    load: async () => (await import('./legal/TermsPage.tsx')).TermsPage,
    isStatic: true,
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy',
    audience: 'everyone',
    module: 'legal/PrivacyPage.tsx',
    load: async () => (await import('./legal/PrivacyPage.tsx')).PrivacyPage,
    isStatic: true,
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
