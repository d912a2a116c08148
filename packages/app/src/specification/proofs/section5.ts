import type { Proofs } from '../Proof.ts'

/** How each sentence of section 5 is shown to hold. */
export const section5: Proofs = [
  {
    says: "Every field built with the shared input is required; message '{field label} is required'.",
    shownBy: [
      'packages/app/src/routes/signup/SignUpPage.stories.tsx > NothingTyped',
      'packages/app/src/routes/login/LogInPage.stories.tsx > NothingTyped',
      'packages/app/src/routes/settings/SettingsPage.stories.tsx > NoUsername',
      'packages/app/src/routes/settings/SettingsPage.stories.tsx > NoWalletId',
    ],
  },
  {
    says: "Sign-up: terms checkbox required, message 'You must accept terms & condition'; privacy checkbox required, message 'You must accept Privacy Policy'.",
    shownBy: [
      'packages/app/src/routes/signup/SignUpPage.stories.tsx > NothingTyped',
      'packages/app/src/routes/signup/SignUpPage.stories.tsx > CorrectedAsOneTypes',
    ],
  },
  {
    says: 'The email field is of email type.',
    shownBy: ['packages/app/src/routes/signup/SignUpPage.stories.tsx > Default'],
  },
  {
    says: "Google sign-in fails if the Google account has no email: 'No email found in Google account.' (registration: 'Cannot register: Missing email.').",
    shownBy: [
      'packages/app/src/routes/login/GoogleSignIn.stories.tsx > NoEmail',
      'packages/app/src/routes/signup/GoogleSignUp.stories.tsx > NoEmail',
      'e2e/journeys/googleFailures.spec.ts > an account without an e-mail',
    ],
  },
  {
    says: "Business name required: 'Business name is required'.",
    shownBy: ['packages/app/src/routes/home/BusinessGate.stories.tsx > NothingTyped'],
  },
  {
    says: 'API key name must be non-empty; the Add button is disabled otherwise.',
    shownBy: ['packages/app/src/routes/credentials/CredentialsPage.stories.tsx > Empty'],
  },
  {
    says: "Only one API key: adding a second shows 'You can't add more than one api-key'.",
    shownBy: ['packages/app/src/routes/credentials/CredentialsPage.stories.tsx > SecondKeyRefused'],
  },
  {
    says: "Webhook URL must be non-blank after trimming: 'Please enter a valid URL'.",
    shownBy: ['packages/app/src/routes/credentials/CredentialsPage.stories.tsx > NoWebhookUrl'],
  },
  {
    says: 'Hint: the URL must accept POST.',
    shownBy: ['packages/app/src/routes/credentials/CredentialsPage.stories.tsx > Default'],
  },
  {
    says: "Reset and verify tokens come from the query string with quotes stripped; if missing: 'Token is missing or invalid.'",
    shownBy: [
      'packages/app/src/routes/verifyuser/VerifyUserPage.stories.tsx > NoToken',
      'packages/app/src/routes/resetPassword/ResetPasswordPage.stories.tsx > NoToken',
      'packages/app/src/hooks/linkToken.test.ts > %s holds %s',
    ],
  },
  {
    says: 'Forgot-password email is of email type and new password is required; further bounds on email, username and password: not shown.',
    shownBy: [
      'packages/app/src/routes/forgotpassword/ForgotPasswordPage.stories.tsx > Default',
      'packages/app/src/routes/resetPassword/ResetPasswordPage.stories.tsx > NothingTyped',
    ],
  },
]
