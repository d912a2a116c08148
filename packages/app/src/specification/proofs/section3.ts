import type { Proofs } from '../Proof.ts'

/** How each sentence of section 3 is shown to hold. */
export const section3: Proofs = [
  {
    says: '**Session storage**: a cookie auth_token holds the session token (expires after 7 days, path /).',
    shownBy: [
      'packages/api/src/session/session.test.ts > lives seven days on every path, for this site alone, from $url',
    ],
  },
  {
    says: 'Auth state is also kept in local storage under the key auth.',
    shownBy: [
      'packages/api/src/session/session.test.ts > says that somebody is signed in and until when, and nothing else',
    ],
  },
  {
    says: '**Login payload**: email, password.',
    shownBy: [
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Login response: access_token.',
    shownBy: [
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Other fields of the login response: not shown.',
    unproven: 'The specification leaves it open.',
  },
  {
    says: '**Registration payload**: email, password, full_name (filled from the username field).',
    shownBy: [
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
      'packages/app/src/routes/signup/SignUpPage.stories.tsx > SignedUp',
    ],
  },
  {
    says: 'Response: message.',
    shownBy: [
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: '**Google registration payload**: email, full_name, password.',
    shownBy: [
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: "For Google accounts the provider's user id is used as the password.",
    shownBy: [
      'contract-tests/src/rows/accounts/google.ts > opens an account that can log in at once',
      'packages/app/src/features/googleSignIn/googleCalls.dom.test.ts > sends the user id as the password, and the ID token beside it',
    ],
  },
  {
    says: "A successful Google registration is recognised by status 200 with the message 'Account Created! ' (trailing space).",
    shownBy: [
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
      'mocks/src/scenarios/registration.test.ts > an unknown user of the provider is told so, registers and logs in',
    ],
  },
  {
    says: '**User**: full_name, email, wallet_id, business_info (with name), total_earnings, webhook (a list whose first item has webhook_id, webhook_url, expires_at).',
    shownBy: [
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
      'contract-tests/src/rows/user.ts > shows all that was set',
    ],
  },
  {
    says: 'The settings page reads a misspelled email field, so the email may display blank.',
    unproven:
      'Decision 13 bends it: the e-mail is shown, as the story Default of Account Settings proves.',
  },
  {
    says: '**Transaction**: id, wallet_id, user_id, transaction_type (0 or 1), amount (decimal), created_at (timestamp), status (1, 0, -1), created_by, meta (metadata text), transaction_id (chain hash string or null), from_type.',
    shownBy: [
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
      'contract-tests/src/rows/transactions.ts > shows every field of a pending and of a paid transaction',
    ],
  },
  {
    says: "**API key**: id, key (secret string), name, version (shown as 1 if missing), status (shown as 'active' if missing).",
    shownBy: [
      'packages/app/src/routes/credentials/CredentialsPage.stories.tsx > WithoutVersionAndStatus',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: '**Business**: name, and tps, always sent as 2.',
    shownBy: [
      'packages/api/src/contract/userChanges.test.ts > names the business and its tps',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: '**Public API example responses**: create returns wallet_id, expiry and transaction_id; status returns status, metadata, id and amount.',
    shownBy: [
      'contract-tests/src/rows/publicApi.ts > gives an address, an end and an id',
      'contract-tests/src/rows/publicApi.ts > pending, until the payment has arrived',
      'packages/app/src/features/reference/calls.test.ts > has an example with the described members, and samples',
    ],
  },
]
