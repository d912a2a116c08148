import type { Proofs } from '../Proof.ts'

/** How each sentence of section 4 is shown to hold. */
export const section4: Proofs = [
  {
    says: 'Session: the token is stored in the cookie on login and removed on logout or when cleared.',
    shownBy: [
      'packages/api/src/store/createGatewayStore.test.ts > has kept the token by the time it answers',
      'packages/api/src/session/session.test.ts > is gone after signing out',
    ],
  },
  {
    says: 'The user record is fetched on load; if that fails the user is null.',
    shownBy: [
      'packages/app/src/routes/home/HomePage.stories.tsx > AccountFailed',
      'packages/app/src/features/businessGate/gateOf.test.ts > nobody is held before the user is loaded',
    ],
  },
  {
    says: 'Logout clears the user and the stored auth entry; the auth entry is also cleared when the page unloads.',
    shownBy: [
      'packages/app/src/routes/home/HomePage.stories.tsx > LoggedOut',
      'packages/api/src/session/session.test.ts > goes when the page is left, and its absence signs nobody out',
    ],
  },
  {
    says: 'A 401 clears the stored token and auth state and redirects to /login.',
    shownBy: [
      'packages/app/src/routes/login/LogInPage.stories.tsx > SessionEnded',
      'packages/api/src/store/exitOnUnauthorized.test.ts > is taken once by twenty calls in parallel, with one reset',
    ],
  },
  {
    says: 'Google flow: sign in through a popup, then log in to the product.',
    shownBy: [
      'e2e/journeys/google.spec.ts > a newcomer is registered through Google and taken home, and logs in the next time',
    ],
  },
  {
    says: "If the product answers 404 for that user, the user is registered automatically (toast 'User not found. Redirecting to register...'), then logged in again and taken to /home.",
    shownBy: [
      'packages/app/src/routes/login/GoogleSignIn.stories.tsx > Newcomer',
      'e2e/journeys/google.spec.ts > a newcomer is registered through Google and taken home, and logs in the next time',
      'packages/app/src/features/googleSignIn/enter.test.ts > registers whoever is unknown, and logs in again',
    ],
  },
  {
    says: 'Business gate: a user without business info is held on the business form until one is submitted.',
    shownBy: [
      'packages/app/src/routes/home/BusinessGate.stories.tsx > Default',
      'packages/app/src/routes/home/BusinessGate.stories.tsx > Failed',
    ],
  },
  {
    says: 'Transaction status display: 1 = Success, 0 = Pending, -1 or any other value = Failed.',
    shownBy: [
      'packages/ui/src/components/StatusBadge/StatusBadge.stories.tsx > Default',
      'packages/ui/src/components/StatusBadge/StatusBadge.stories.tsx > Pending',
      'packages/ui/src/components/StatusBadge/StatusBadge.stories.tsx > Failed',
      'packages/ui/src/components/StatusBadge/StatusBadge.stories.tsx > Unknown',
      'packages/app/src/routes/home/HomePage.stories.tsx > HardToShow',
    ],
  },
  {
    says: 'Transitions of transaction status: not shown.',
    unproven: 'The specification leaves it open.',
  },
  {
    says: 'API key list holds at most one key.',
    shownBy: [
      'packages/app/src/routes/credentials/CredentialsPage.stories.tsx > SecondKeyRefused',
      'contract-tests/src/rows/apiKeys.ts > of five at once, one is created',
    ],
  },
  {
    says: 'Key visibility: masked by default, showing only the last 3 characters; toggled per row.',
    shownBy: [
      'packages/ui/src/components/KeyTable/KeyTable.stories.tsx > Default',
      'packages/ui/src/components/KeyTable/KeyTable.stories.tsx > ShownPerRow',
      'packages/ui/src/components/MaskedSecret/MaskedSecret.stories.tsx > Default',
    ],
  },
  {
    says: 'Transactions list: paged, 10 per page, with a hasMore flag.',
    shownBy: [
      'packages/api/src/transactions/loadTransactions.test.ts > asks for ten rows at a time until a page is not full',
    ],
  },
  {
    says: 'Load More increments the page and appends results, without duplicate ids.',
    shownBy: [
      'packages/app/src/routes/transactions/LoadMore.stories.tsx > MoreByPointer',
      'packages/app/src/routes/transactions/LoadMore.stories.tsx > RepeatedRows',
    ],
  },
  {
    says: 'Webhook add: on success the cached auth is cleared and the user record is refetched.',
    shownBy: [
      'packages/api/src/cacheTags.test.ts > is the user after $name',
      'packages/app/src/routes/credentials/CredentialsPage.stories.tsx > WebhookAdded',
      'packages/api/src/cacheTags.test.ts > is not the user after a webhook that was refused, and the auth entry stays',
    ],
  },
  {
    says: 'Reset password and verify: on success, redirect to /login after 3 seconds.',
    shownBy: [
      'packages/app/src/routes/resetPassword/ResetPasswordPage.stories.tsx > LedToLogIn',
      'packages/app/src/routes/verifyuser/VerifyUserPage.stories.tsx > LedToLogIn',
    ],
  },
  {
    says: 'Toasts: 4 seconds for blank and error, 2 seconds for success, until dismissed for loading; at most 20 shown at once.',
    shownBy: [
      'packages/ui/src/components/Toaster/Toaster.stories.tsx > Success',
      'packages/ui/src/components/Toaster/Toaster.stories.tsx > AtMostTwenty',
      'packages/ui/src/components/Toaster/toast.dom.test.tsx > %s stays as long as the specification says: %i ms',
    ],
  },
]
