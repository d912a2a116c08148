import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router-dom'

import { paths } from '../config/paths.ts'

interface RouteDefinition {
  path: string
  /** The document's title, without the brand. */
  title: string
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
    title: 'Crypto payments for merchants',
    audience: 'guest',
    load: () => import('./landing/LandingPage.tsx').then((page) => page.LandingPage),
    isStatic: true,
  },
  {
    path: paths.docs,
    title: 'API reference',
    audience: 'guest',
    load: () => import('./docs/DocsPage.tsx').then((page) => page.DocsPage),
    isStatic: true,
  },
  {
    path: paths.logIn,
    title: 'Log in',
    audience: 'guest',
    load: () => import('./login/LogInPage.tsx').then((page) => page.LogInPage),
  },
  {
    path: paths.signUp,
    title: 'Sign up',
    audience: 'guest',
    load: () => import('./signup/SignUpPage.tsx').then((page) => page.SignUpPage),
  },
  {
    path: paths.forgotPassword,
    title: 'Forgot password',
    audience: 'guest',
    load: () =>
      import('./forgotpassword/ForgotPasswordPage.tsx').then((page) => page.ForgotPasswordPage),
  },
  {
    path: paths.resetPassword,
    title: 'Reset password',
    audience: 'guest',
    load: () =>
      import('./resetPassword/ResetPasswordPage.tsx').then((page) => page.ResetPasswordPage),
  },
  {
    path: paths.verifyUser,
    title: 'Verify your email',
    audience: 'guest',
    load: () => import('./verifyuser/VerifyUserPage.tsx').then((page) => page.VerifyUserPage),
  },
  {
    path: paths.confirmEmail,
    title: 'Change of email',
    audience: 'everyone',
    load: () => import('./confirmemail/ConfirmEmailPage.tsx').then((page) => page.ConfirmEmailPage),
  },
  {
    path: paths.home,
    title: 'Home',
    audience: 'merchant',
    load: () => import('./home/HomePage.tsx').then((page) => page.HomePage),
  },
  {
    path: paths.transactions,
    title: 'Transactions',
    audience: 'merchant',
    load: () => import('./transactions/TransactionsPage.tsx').then((page) => page.TransactionsPage),
  },
  {
    path: paths.credentials,
    title: 'API Connections',
    audience: 'merchant',
    load: () => import('./credentials/CredentialsPage.tsx').then((page) => page.CredentialsPage),
  },
  {
    path: paths.credentialsDocs,
    title: 'API reference',
    audience: 'merchant',
    load: () =>
      import('./credentials/docs/ApiReferencePage.tsx').then((page) => page.ApiReferencePage),
  },
  {
    path: paths.settings,
    title: 'Account Settings',
    audience: 'merchant',
    load: () => import('./settings/SettingsPage.tsx').then((page) => page.SettingsPage),
  },
  {
    path: paths.links,
    title: 'Payment links',
    audience: 'merchant',
    load: () => import('./links/LinksPage.tsx').then((page) => page.LinksPage),
  },
  {
    path: paths.checkout,
    title: 'Payment',
    audience: 'everyone',
    load: () => import('./pay/CheckoutPage.tsx').then((page) => page.CheckoutPage),
  },
  {
    path: paths.openLink,
    title: 'Payment',
    audience: 'everyone',
    load: () => import('./pay/OpenLinkPage.tsx').then((page) => page.OpenLinkPage),
  },
  {
    path: paths.undoWallet,
    title: 'Undo the wallet change',
    audience: 'everyone',
    load: () => import('./wallet/UndoWalletPage.tsx').then((page) => page.UndoWalletPage),
  },
  {
    path: paths.terms,
    title: 'Terms & Conditions',
    audience: 'everyone',
    load: () => import('./legal/TermsPage.tsx').then((page) => page.TermsPage),
    isStatic: true,
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy',
    audience: 'everyone',
    load: () => import('./legal/PrivacyPage.tsx').then((page) => page.PrivacyPage),
    isStatic: true,
  },
  {
    path: '*',
    title: 'Page not found',
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

/** The screen at a pathname. */
export function routeAt(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname))
}
