import type { Proofs } from '../Proof.ts'

/** How each sentence of section 2 is shown to hold. */
export const section2: Proofs = [
  {
    says: 'Auth pages share a two-column layout.',
    shownBy: ['packages/ui/src/components/AuthLayout/AuthLayout.stories.tsx > Default'],
  },
  {
    says: "The left half, hidden on small screens, has a background image and the heading 'Welcome, Be the Part Of Our Ecosystem'.",
    shownBy: [
      'packages/ui/src/components/AuthLayout/AuthLayout.stories.tsx > Default',
      'packages/ui/src/components/AuthLayout/AuthLayout.stories.tsx > Phone',
      'packages/app/src/routes/login/LogInPage.stories.tsx > Default',
    ],
  },
  {
    says: 'The right half holds the form.',
    shownBy: ['packages/ui/src/components/AuthLayout/AuthLayout.stories.tsx > Default'],
  },
  {
    says: 'Every text input shows a label, the error message under the field, and (for passwords) a show/hide toggle.',
    shownBy: [
      'packages/ui/src/components/LabeledInput/LabeledInput.stories.tsx > Default',
      'packages/ui/src/components/LabeledInput/LabeledInput.stories.tsx > RequiredError',
      'packages/ui/src/components/LabeledInput/LabeledInput.stories.tsx > PasswordShown',
      'packages/app/src/routes/login/LogInPage.stories.tsx > PasswordShown',
    ],
  },
  {
    says: '/ | Landing page with Sign in (/login) and Get Started (/signup) links',
    shownBy: [
      'packages/app/src/routes/landing/LandingPage.stories.tsx > Default',
      'packages/app/src/routes/landing/LandingPage.test.tsx > leads to the sign-in, the sign-up and the reference',
    ],
  },
  {
    says: "/login | Fields Email and Password (with show/hide toggle); link 'Forgot password?' to /forgotpassword; button 'Log In' (label 'Logging in...' while sending, disabled while submitting); link 'Sign Up' to /signup; Google sign-in button. Success goes to /home.",
    shownBy: [
      'packages/app/src/routes/login/LogInPage.stories.tsx > Default',
      'packages/app/src/routes/login/LogInPage.stories.tsx > PasswordShown',
      'packages/app/src/routes/login/LogInPage.stories.tsx > Submitting',
      'packages/app/src/routes/login/LogInPage.stories.tsx > LoggedIn',
      'packages/app/src/routes/login/GoogleSignIn.stories.tsx > Default',
    ],
  },
  {
    says: "/signup | Fields Username, Email, Password (with toggle); two checkboxes (accept Terms & Conditions, accept Privacy Policy); button 'Sign Up' (label 'Signing up...' while sending); link to /login; Google button. Success goes to /login.",
    shownBy: [
      'packages/app/src/routes/signup/SignUpPage.stories.tsx > Default',
      'packages/app/src/routes/signup/SignUpPage.stories.tsx > Submitting',
      'packages/app/src/routes/signup/SignUpPage.stories.tsx > SignedUp',
      'packages/app/src/routes/signup/GoogleSignUp.stories.tsx > Default',
    ],
  },
  {
    says: '/forgotpassword | Email form that sends a reset link',
    shownBy: [
      'packages/app/src/routes/forgotpassword/ForgotPasswordPage.stories.tsx > Sent',
      'e2e/journeys/forgottenPassword.spec.ts > a forgotten password is reset through the link in the mail',
    ],
  },
  {
    says: '/resetPassword?token=... | New-password form',
    shownBy: [
      'packages/app/src/routes/resetPassword/ResetPasswordPage.stories.tsx > Default',
      'e2e/journeys/forgottenPassword.spec.ts > a forgotten password is reset through the link in the mail',
    ],
  },
  {
    says: '/verifyuser?token=... | Automatic account verification on arrival',
    shownBy: [
      'packages/app/src/routes/verifyuser/VerifyUserPage.stories.tsx > Verified',
      'e2e/journeys/firstPayment.spec.ts > from signing up to the first payments on the home page',
    ],
  },
  {
    says: '/docs | API documentation page (see section 7)',
    shownBy: ['packages/app/src/routes/docs/DocsPage.stories.tsx > Default'],
  },
  {
    says: "/home: welcome line with the user's full name and company name; a Received card (total earnings); a Total transactions card; a paged 'Transaction Status' table of 7 rows per page with Prev and Next buttons.",
    shownBy: [
      'packages/app/src/routes/home/HomePage.stories.tsx > Default',
      'packages/app/src/routes/home/HomePage.stories.tsx > PagedByPointer',
    ],
  },
  {
    says: 'A Logout button appears on mobile only.',
    shownBy: [
      'packages/app/src/routes/home/HomePage.stories.tsx > Phone',
      'packages/app/src/routes/home/HomePage.stories.tsx > Default',
    ],
  },
  {
    says: '/transactions: full transaction list with a Load More button.',
    shownBy: [
      'packages/app/src/routes/transactions/LoadMore.stories.tsx > Default',
      'packages/app/src/routes/transactions/LoadMore.stories.tsx > MoreByPointer',
    ],
  },
  {
    says: "Empty state text: 'You have no transactions.'",
    shownBy: ['packages/app/src/routes/transactions/LoadMore.stories.tsx > Empty'],
  },
  {
    says: "/credentials: page titled 'API Connections' with an API key table and a Webhook section.",
    shownBy: ['packages/app/src/routes/credentials/CredentialsPage.stories.tsx > Default'],
  },
  {
    says: "/settings: 'Account Settings' showing the email, an editable username and an editable wallet id, each with Save and Cancel.",
    shownBy: [
      'packages/app/src/routes/settings/SettingsPage.stories.tsx > Default',
      'packages/app/src/routes/settings/SettingsPage.stories.tsx > UsernameSaved',
      'packages/app/src/routes/settings/SettingsPage.stories.tsx > UsernameCancelled',
      'packages/app/src/routes/settings/SettingsPage.stories.tsx > WalletByKeyboard',
    ],
  },
  {
    says: 'Sidebar links: Home, Transaction, Credentials, Settings, Logout.',
    shownBy: ['packages/app/src/routes/home/HomePage.stories.tsx > Default'],
  },
  {
    says: 'Logout clears the session and goes to /login.',
    shownBy: [
      'packages/app/src/routes/home/HomePage.stories.tsx > LoggedOut',
      'e2e/journeys/session.spec.ts > signing out in one tab signs out the other, and Back shows nothing of the account',
    ],
  },
  {
    says: 'The sidebar shows the product brand as label.',
    shownBy: ['packages/ui/src/components/Sidebar/Sidebar.stories.tsx > Default'],
  },
  {
    says: "Business gate: if a logged-in user has no business info, a full-screen 'Add Business Info' form with a Business Name field replaces all protected pages until a business is submitted.",
    shownBy: [
      'packages/app/src/routes/home/BusinessGate.stories.tsx > Default',
      'packages/app/src/routes/home/BusinessGate.stories.tsx > Named',
    ],
  },
  {
    says: 'A 401 answer from any API call sends the browser to /login.',
    shownBy: [
      'packages/app/src/routes/login/LogInPage.stories.tsx > SessionEnded',
      'packages/api/src/everyEndpoint.test.ts > reports 401, which ends the session except at log-in',
      'packages/app/src/faults/everyFailure.dom.test.tsx > 401: leads to log-in, and says why',
    ],
  },
]
