import type { Proofs } from '../Proof.ts'

/** How each sentence of section 1 is shown to hold. */
export const section1: Proofs = [
  {
    says: 'Audience: merchants (businesses and individuals).',
    unproven: 'It says for whom the product is; nothing on a screen follows from it.',
  },
  {
    says: 'Registration and login work with an email and password, or with a sign-in through a third-party identity provider (Google).',
    shownBy: [
      'e2e/journeys/firstPayment.spec.ts > from signing up to the first payments on the home page',
      'e2e/journeys/google.spec.ts > a newcomer is registered through Google and taken home, and logs in the next time',
    ],
  },
  { says: 'Functions:', unproven: 'It only opens the sentences that follow it.' },
  {
    says: 'Register and log in.',
    shownBy: [
      'e2e/journeys/firstPayment.spec.ts > from signing up to the first payments on the home page',
    ],
  },
  {
    says: 'A registered email/password user must verify the email through a link before logging in.',
    shownBy: [
      'e2e/journeys/firstPayment.spec.ts > from signing up to the first payments on the home page',
      'packages/app/src/routes/login/LogInPage.stories.tsx > NotVerified',
    ],
  },
  {
    says: 'Reset a forgotten password through an emailed link.',
    shownBy: [
      'e2e/journeys/forgottenPassword.spec.ts > a forgotten password is reset through the link in the mail',
    ],
  },
  {
    says: 'Dashboard with received earnings and total transaction count, plus a list of transactions.',
    shownBy: [
      'e2e/journeys/screens.spec.ts > the dashboard and the list page as they say, and axe finds nothing on a merchant’s screens',
      'e2e/journeys/firstPayment.spec.ts > from signing up to the first payments on the home page',
      'packages/app/src/routes/home/HomePage.stories.tsx > Default',
    ],
  },
  {
    says: 'Manage a single API key (create, view masked or unmasked, copy, revoke).',
    shownBy: [
      'e2e/journeys/apiKey.spec.ts > an API key is created, seen, copied and revoked',
      'packages/app/src/routes/credentials/CredentialsPage.stories.tsx > KeyShownByPointer',
    ],
  },
  {
    says: 'Set a webhook URL that must accept POST.',
    shownBy: [
      'e2e/journeys/webhook.spec.ts > a webhook is set, and replaced',
      'packages/app/src/routes/credentials/CredentialsPage.stories.tsx > Default',
    ],
  },
  {
    says: 'Change the user name and the payout wallet id.',
    shownBy: ['e2e/journeys/settings.spec.ts > the name and the payout wallet are changed'],
  },
  {
    says: 'Public API documentation for the merchant-facing API.',
    shownBy: [
      'e2e/journeys/reading.spec.ts > the landing page and the documentation lead to signing up',
      'packages/app/src/routes/docs/DocsPage.stories.tsx > Default',
    ],
  },
  {
    says: 'A marketing landing page.',
    shownBy: [
      'e2e/journeys/reading.spec.ts > the landing page and the documentation lead to signing up',
    ],
  },
  {
    says: 'Marketing claims on the landing page: fee of 0.5% per transaction with a $1 minimum; 0% for the first 7 days; no KYC; instant settlement to the wallet; USDT-to-rupee conversion; website integration; an upcoming physical crypto payment card.',
    shownBy: [
      'packages/app/src/routes/landing/LandingPage.test.tsx > makes every claim of the specification, section 1, without a script',
    ],
  },
  {
    says: 'The page has a FAQ of 8 items, a hero, services, benefits, card promo and footer.',
    shownBy: [
      'packages/app/src/routes/landing/LandingPage.test.tsx > answers eight questions and reckons examples of the fee',
      'packages/app/src/routes/landing/LandingPage.stories.tsx > Default',
    ],
  },
]
