import type { Proofs } from '../Proof.ts'

/** How each sentence of section 6 is shown to hold. */
export const section6: Proofs = [
  {
    says: 'One kind of authenticated user: the merchant (business user type).',
    unproven: 'It names the one role; the next sentence says what follows.',
  },
  {
    says: 'Signed-out versus signed-in is the only distinction.',
    shownBy: [
      'packages/app/src/shell/guards.dom.test.tsx > %s leads to log-in',
      'packages/app/src/shell/guards.dom.test.tsx > a page for visitors leads home',
    ],
  },
  {
    says: 'Protected routes need the auth marker; public routes redirect signed-in users to /home.',
    shownBy: [
      'packages/app/src/routes/home/HomePage.stories.tsx > SignedOut',
      'packages/app/src/routes/login/LogInPage.stories.tsx > AlreadySignedIn',
      'packages/app/src/shell/guards.dom.test.tsx > %s leads to log-in',
    ],
  },
  {
    says: 'Requests carry a bearer token only when the token exists and its expiry is in the future; otherwise no header is sent.',
    shownBy: [
      'packages/api/src/everyEndpoint.test.ts > sends the bearer with $name where the call is an account’s own',
      'packages/api/src/everyEndpoint.test.ts > sends no bearer with $name where there is no token',
      'packages/api/src/session/session.test.ts > is the exp of the token: a token past it is never given out',
    ],
  },
  {
    says: 'The username update sends is_admin and is_verified as true.',
    shownBy: [
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  { says: 'Any other role: not shown.', unproven: 'The specification leaves it open.' },
  {
    says: 'How the guard verifies the session beyond the cookie: not shown.',
    unproven: 'The specification leaves it open.',
  },
]
