import { matchPath } from 'react-router-dom'

import { paths } from '../config/paths.ts'
import { lazyPage, type LazyPage } from '../components/lazyPage.tsx'

type PageName = keyof typeof paths

/** Every page, under the name of its path; its code arrives when it is needed. */
export const pages: Record<PageName, LazyPage> = {
  landing: lazyPage(async () => (await import('./landing/LandingPage.tsx')).LandingPage),
  logIn: lazyPage(async () => (await import('./login/LogInPage.tsx')).LogInPage),
  signUp: lazyPage(async () => (await import('./signup/SignUpPage.tsx')).SignUpPage),
  forgotPassword: lazyPage(
    async () => (await import('./forgotpassword/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
  resetPassword: lazyPage(
    async () => (await import('./resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
  ),
  verifyUser: lazyPage(
    async () => (await import('./verifyuser/VerifyUserPage.tsx')).VerifyUserPage,
  ),
  docs: lazyPage(async () => (await import('./docs/DocsPage.tsx')).DocsPage),
  home: lazyPage(async () => (await import('./home/HomePage.tsx')).HomePage),
  transactions: lazyPage(
    async () => (await import('./transactions/TransactionsPage.tsx')).TransactionsPage,
  ),
  credentials: lazyPage(
    async () => (await import('./credentials/CredentialsPage.tsx')).CredentialsPage,
  ),
  credentialsDocs: lazyPage(
    async () => (await import('./credentials/docs/ApiReferencePage.tsx')).ApiReferencePage,
  ),
  settings: lazyPage(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage),
}

/** What every other address shows. */
export const NotFound = lazyPage(
  async () => (await import('./notFound/NotFoundPage.tsx')).NotFoundPage,
)

/** The pages that need a session. Specification, section 2. */
export const merchantPages = [
  'home',
  'transactions',
  'credentials',
  'credentialsDocs',
  'settings',
] as const satisfies PageName[]

/** The pages for everybody else. */
export const publicPages = [
  'landing',
  'logIn',
  'signUp',
  'forgotPassword',
  'resetPassword',
  'verifyUser',
  'docs',
] as const satisfies PageName[]

/** The page that an address shows, if there is one. */
export function pageAt(pathname: string): PageName | undefined {
  return [...merchantPages, ...publicPages].find((name) => matchPath(paths[name], pathname))
}
