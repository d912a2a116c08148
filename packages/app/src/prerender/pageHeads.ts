import type { pages } from '../routes/pages.ts'

/** What the head of a page says of it, beside its title, and where its code is. */
interface PageHead {
  /** For search engines and for whoever shares a link; pages without one are kept out of both. */
  description?: string
  /**
   * The id of what the first frame of a page without an app waits for, up to its end: a frame with half a screen is followed by
   * another, and both take their time. Where there is none the browser chooses, which is sooner on a page that is much longer than its first screen.
   */
  firstFrameTo?: string
  /** The module that draws the page, below `src/`. */
  module: string
}

/** Every page that is rendered ahead. */
export const pageHeads: Record<keyof typeof pages | 'notFound', PageHead> = {
  landing: {
    module: 'routes/landing/LandingPage.tsx',
    description:
      'A crypto payment gate for your website: 0.5 % fee with a $1 minimum, 0 % in the first 7 days, no KYC, settled to your own wallet instantly.',
  },
  docs: {
    module: 'routes/docs/DocsPage.tsx',
    firstFrameTo: 'lead',
    description:
      'Take crypto payments with three calls: every header, request and response, errors, idempotency and signed webhooks, with samples in curl, Node and Python.',
  },
  logIn: {
    module: 'routes/login/LogInPage.tsx',
    description: 'Log in to see your earnings and transactions, your API key and your webhook.',
  },
  signUp: {
    module: 'routes/signup/SignUpPage.tsx',
    description:
      'Open a merchant account with an email address and a password, or with Google. No KYC, and no fee in the first 7 days.',
  },
  forgotPassword: { module: 'routes/forgotpassword/ForgotPasswordPage.tsx' },
  resetPassword: { module: 'routes/resetPassword/ResetPasswordPage.tsx' },
  verifyUser: { module: 'routes/verifyuser/VerifyUserPage.tsx' },
  home: { module: 'routes/home/HomePage.tsx' },
  transactions: { module: 'routes/transactions/TransactionsPage.tsx' },
  credentials: { module: 'routes/credentials/CredentialsPage.tsx' },
  credentialsDocs: { module: 'routes/credentials/docs/ApiReferencePage.tsx' },
  settings: { module: 'routes/settings/SettingsPage.tsx' },
  notFound: { module: 'routes/notFound/NotFoundPage.tsx' },
}
