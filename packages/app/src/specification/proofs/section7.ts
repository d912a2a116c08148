import type { Proofs } from '../Proof.ts'

/** How each sentence of section 7 is shown to hold. */
export const section7: Proofs = [
  {
    says: "The API client uses the product's API base with a 10000 ms time-out and adds Authorization: Bearer {token} (from the auth_token cookie) when valid.",
    shownBy: [
      'packages/api/src/everyEndpoint.test.ts > gives up after ten seconds, once',
      'packages/api/src/everyEndpoint.test.ts > sends the bearer with $name where the call is an account’s own',
      'packages/api/src/transport/buildRequest.test.ts > stands on the base "$base"',
    ],
  },
  {
    says: 'Statuses outside 200-299 are failures.',
    shownBy: ['packages/api/src/everyEndpoint.test.ts > reports 500 without a message'],
  },
  {
    says: 'Register business | POST /user/business/register; email, password, full_name',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Register via Google | POST /user/business/google/register; email, full_name, password',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Login | POST /user/login; email, password; returns access_token',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Verify user | POST /user/verify_user; body token',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Current user | GET /user/me',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Overview (user record) | GET /user/business/user/me',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Forgot password | POST /user/business/forgetpassword; body email',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Reset password | POST /user/reset-password; body token, new_password',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Transaction count | GET /user/business/transaction/count; response field count',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'View transactions | GET /user/business/transaction/view; query page, limit (also status, from_date, to_date, transaction_type, unused); returns an array',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
      'contract-tests/src/rows/transactions.ts > newest first, ten to a page',
    ],
  },
  {
    says: "View keys | GET /user/config/key/view; returns an array, or an object whose message is 'No API keys found for this user'",
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
      'contract-tests/src/rows/apiKeys.ts > says that there is none',
    ],
  },
  {
    says: 'Create key | POST /user/config/key/create; body name; returns the key object',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Revoke key | DELETE /user/config/key/revoke/{id}',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Set webhook | GET /user/config/webhook/set; query webhookUrl',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Add business info | POST /user/business/info; body name, tps',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Change user name | PUT /user/update; body full_name, is_admin, is_verified',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Change wallet id | PUT /user/update/walletid; body wallet_id',
    shownBy: [
      'packages/api/src/contract/operations.test.ts > are those of the specification’s section 7',
      'packages/api/src/everyEndpoint.test.ts > sends exactly the payload and reads the answer',
    ],
  },
  {
    says: 'Forgot password, reset password and verify go to an absolute API host.',
    shownBy: ['packages/api/src/everyEndpoint.test.ts > sends $name to its host'],
  },
  {
    says: 'Methods for verify_user, me and the exact bindings of each path to the calls above beyond what is listed, and response shapes of all calls other than those named: not shown.',
    unproven: 'The specification leaves it open.',
  },
  {
    says: 'Server-side behaviour of every call: not shown.',
    unproven: 'The specification leaves it open.',
  },
  {
    says: 'Documented public merchant API (authenticated by header X-API-Key):',
    shownBy: [
      'packages/gateway/src/http/openapi/openApiDocument.test.ts > a call that needs a key says so, names its failures and takes an Idempotency-Key',
      'packages/app/src/routes/docs/DocsPage.stories.tsx > Default',
    ],
  },
  {
    says: 'POST /pay/api/transaction/create; body amount, metadata.',
    shownBy: [
      'contract-tests/src/rows/publicApi.ts > gives an address, an end and an id',
      'packages/app/src/routes/docs/DocsPage.stories.tsx > Default',
    ],
  },
  {
    says: 'GET /pay/api/transaction/status/{id}.',
    shownBy: [
      'contract-tests/src/rows/publicApi.ts > pending, until the payment has arrived',
      'packages/app/src/routes/docs/DocsPage.stories.tsx > Default',
    ],
  },
  {
    says: 'GET /pay/api/transaction/view.',
    shownBy: [
      'contract-tests/src/contract.test.ts > $kind: $title',
      'packages/app/src/routes/docs/DocsPage.stories.tsx > Default',
    ],
  },
  {
    says: 'The docs page lists header, request body and response body for each; header values are truncated to 30 characters on mobile.',
    shownBy: [
      'packages/app/src/routes/docs/DocsPage.stories.tsx > Default',
      'packages/ui/src/components/EndpointDoc/EndpointDoc.stories.tsx > Phone',
    ],
  },
]
