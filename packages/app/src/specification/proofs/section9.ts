import type { Proofs } from '../Proof.ts'

/** How each sentence of section 9 is shown to hold. */
export const section9: Proofs = [
  {
    says: 'Auth cookie: 7 days, path /.',
    shownBy: [
      'packages/api/src/session/session.test.ts > lives seven days on every path, for this site alone, from $url',
    ],
  },
  {
    says: 'API time-out: 10000 ms.',
    shownBy: ['packages/api/src/everyEndpoint.test.ts > gives up after ten seconds, once'],
  },
  {
    says: 'Toast durations: 4000 ms (blank, error), 2000 ms (success), persistent for loading; maximum 20 toasts.',
    shownBy: [
      'packages/ui/src/components/Toaster/Toaster.stories.tsx > Success',
      'packages/ui/src/components/Toaster/Toaster.stories.tsx > AtMostTwenty',
      'packages/ui/src/components/Toaster/toast.dom.test.tsx > %s stays as long as the specification says: %i ms',
    ],
  },
  {
    says: 'Home table page size 7; full transactions list page size 10.',
    shownBy: [
      'packages/app/src/routes/home/HomePage.stories.tsx > Default',
      'packages/app/src/routes/transactions/LoadMore.stories.tsx > Default',
    ],
  },
  {
    says: 'Maximum 1 API key; masked key reveals last 3 characters.',
    shownBy: [
      'packages/app/src/routes/credentials/CredentialsPage.stories.tsx > SecondKeyRefused',
      'packages/ui/src/components/MaskedSecret/MaskedSecret.stories.tsx > Default',
    ],
  },
  {
    says: 'Business tps sent as 2.',
    shownBy: ['packages/api/src/contract/userChanges.test.ts > names the business and its tps'],
  },
  {
    says: 'Amounts shown with 10 decimals.',
    shownBy: [
      'packages/ui/src/components/Amount/formatAmount.test.ts > formatAmount',
      'packages/ui/src/components/Amount/Amount.stories.tsx > Default',
    ],
  },
  {
    says: 'Dates shown in the Asia/Kolkata time zone, en-IN format (time, then long date).',
    shownBy: [
      'packages/ui/src/components/DateTime/formatDateTime.test.ts > formatDateTime',
      'packages/ui/src/components/DateTime/DateTime.stories.tsx > Default',
    ],
  },
  {
    says: 'Redirect delay after reset or verify: 3000 ms.',
    shownBy: [
      'packages/app/src/routes/resetPassword/ResetPasswordPage.stories.tsx > LedToLogIn',
      'packages/app/src/routes/verifyuser/VerifyUserPage.stories.tsx > LedToLogIn',
    ],
  },
  {
    says: 'Fee advertised: 0.5% with $1 minimum, 0% for the first 7 days.',
    shownBy: [
      'packages/app/src/routes/landing/LandingPage.test.tsx > makes every claim of the specification, section 1, without a script',
    ],
  },
  {
    says: 'API docs header truncation: 30 characters on mobile.',
    shownBy: ['packages/ui/src/components/EndpointDoc/EndpointDoc.stories.tsx > Phone'],
  },
  { says: 'Other limits: not shown.', unproven: 'The specification leaves it open.' },
]
