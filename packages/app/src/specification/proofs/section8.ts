import type { Proofs } from '../Proof.ts'

/** How each sentence of section 8 is shown to hold. */
export const section8: Proofs = [
  { says: 'Login:', unproven: 'It only opens the sentences that follow it.' },
  {
    says: "401 with message 'User not verified!': 'Please verify your email from the link sent.'",
    shownBy: ['packages/app/src/routes/login/LogInPage.stories.tsx > NotVerified'],
  },
  {
    says: "other 401: 'Invalid credentials.'",
    shownBy: ['packages/app/src/routes/login/LogInPage.stories.tsx > WrongPassword'],
  },
  {
    says: "otherwise the server message or 'Login failed.'",
    shownBy: [
      'packages/app/src/routes/login/LogInPage.stories.tsx > WordsOfTheServer',
      'packages/app/src/routes/login/LogInPage.stories.tsx > NoWordsOfTheServer',
    ],
  },
  {
    says: "non-HTTP error: 'Unexpected error occurred.'",
    shownBy: ['packages/app/src/routes/login/LogInPage.stories.tsx > NoNetwork'],
  },
  {
    says: "Google login: 404 with a signed-in Google user triggers auto-registration; other errors show the server message or 'Login failed'.",
    shownBy: [
      'packages/app/src/routes/login/GoogleSignIn.stories.tsx > Newcomer',
      'packages/app/src/routes/login/GoogleSignIn.stories.tsx > WordsOfTheServer',
      'packages/app/src/routes/login/GoogleSignIn.stories.tsx > NoWordsOfTheServer',
    ],
  },
  {
    says: "Google registration: status other than the created message: 'Verification failed. Please try again.'; failure: 'Something went wrong during registration'.",
    shownBy: [
      'packages/app/src/routes/login/GoogleSignIn.stories.tsx > RegistrationRefused',
      'packages/app/src/routes/login/GoogleSignIn.stories.tsx > RegistrationFailed',
    ],
  },
  {
    says: "Sign-up: status 503: 'Email already exists.'; otherwise server message or 'Registration failed'; non-HTTP error: 'Unexpected error'.",
    shownBy: [
      'packages/app/src/routes/signup/SignUpPage.stories.tsx > EmailTaken',
      'packages/app/src/routes/signup/SignUpPage.stories.tsx > WordsOfTheServer',
      'packages/app/src/routes/signup/SignUpPage.stories.tsx > NoWordsOfTheServer',
      'packages/app/src/routes/signup/SignUpPage.stories.tsx > NoNetwork',
    ],
  },
  {
    says: "Success toasts at login and sign-up: 'Login successful', 'Verification email sent. Please verify your account.', and a welcome toast addressing the user by name.",
    shownBy: [
      'packages/app/src/routes/login/LogInPage.stories.tsx > LoggedIn',
      'packages/app/src/routes/signup/SignUpPage.stories.tsx > SignedUp',
    ],
  },
  {
    says: "Keys: create answered 200 with message 'API key with this prefix already exists' gives an error toast with that text.",
    shownBy: ['packages/app/src/routes/credentials/CredentialsPage.stories.tsx > PrefixTaken'],
  },
  {
    says: "Revoked: 'Key revoked successfully'.",
    shownBy: ['packages/app/src/routes/credentials/CredentialsPage.stories.tsx > Revoked'],
  },
  {
    says: "Copy: 'Copied to clipboard'.",
    shownBy: ['packages/app/src/routes/credentials/CredentialsPage.stories.tsx > KeyCopied'],
  },
  {
    says: "Delete confirmation: 'Are you sure you want to delete this key?'.",
    shownBy: ['packages/app/src/routes/credentials/CredentialsPage.stories.tsx > RevokeAsked'],
  },
  {
    says: "Webhook: success 'Webhook URL added successfully!'; failure 'Failed to add webhook'.",
    shownBy: [
      'packages/app/src/routes/credentials/CredentialsPage.stories.tsx > WebhookAdded',
      'packages/app/src/routes/credentials/CredentialsPage.stories.tsx > WebhookFailed',
    ],
  },
  {
    says: "Forgot password: success 'Password reset link sent successfully!'; failure 'Failed to send reset link.'.",
    shownBy: [
      'packages/app/src/routes/forgotpassword/ForgotPasswordPage.stories.tsx > Sent',
      'packages/app/src/routes/forgotpassword/ForgotPasswordPage.stories.tsx > Failed',
    ],
  },
  {
    says: "Reset password: success 'Password reset successful! Redirecting to login...' then redirect to /login after 3 s; failure 'Failed to reset password.'.",
    shownBy: [
      'packages/app/src/routes/resetPassword/ResetPasswordPage.stories.tsx > Done',
      'packages/app/src/routes/resetPassword/ResetPasswordPage.stories.tsx > LedToLogIn',
      'packages/app/src/routes/resetPassword/ResetPasswordPage.stories.tsx > ServerFails',
    ],
  },
  {
    says: "Verify: success 'Verified' then redirect to /login after 3 s; failure shows 'Failed to reset password.' (a reused message).",
    shownBy: [
      'packages/app/src/routes/verifyuser/VerifyUserPage.stories.tsx > Verified',
      'packages/app/src/routes/verifyuser/VerifyUserPage.stories.tsx > LedToLogIn',
      'packages/app/src/routes/verifyuser/VerifyUserPage.stories.tsx > LinkUsedUp',
    ],
  },
  {
    says: 'Profile updates, transaction fetches and business submit failures are only logged, with no user-facing message.',
    shownBy: [
      'packages/app/src/routes/settings/SettingsPage.stories.tsx > UsernameFailed',
      'packages/app/src/routes/home/BusinessGate.stories.tsx > Failed',
      'packages/app/src/routes/transactions/LoadMore.stories.tsx > FailedOnce',
      'packages/app/src/faults/everyFailure.dom.test.tsx > %s: says so, keeps what was typed, and works when tried again',
    ],
  },
  {
    says: 'Any 401 clears the session and redirects to /login.',
    shownBy: [
      'packages/app/src/routes/login/LogInPage.stories.tsx > SessionEnded',
      'packages/api/src/store/exitOnUnauthorized.test.ts > is taken once by twenty calls in parallel, with one reset',
      'packages/app/src/faults/everyFailure.dom.test.tsx > 401: leads to log-in, and says why',
    ],
  },
  {
    says: 'User-facing message for a failed transaction count: not shown.',
    unproven: 'The specification leaves it open.',
  },
]
