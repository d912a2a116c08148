import * as v from 'valibot'

/** The id of the JSON block in which a server announces what it offers beyond the specification. Decision 5. */
export const capabilitiesElementId = 'sluice-capabilities'

/** What a server offers beyond the specification. A server that announces nothing offers nothing of it. */
export const capabilitiesSchema = v.object({
  /** Payments are simulated: the sandbox's pay page and mailbox exist under `/sandbox`. */
  sandbox: v.optional(v.boolean(), false),
  /** The verification mail can be sent again. */
  resend_verification: v.optional(v.boolean()),
  /** The webhook’s signing secret can be read and rolled, and its last deliveries listed. */
  webhook_secret: v.optional(v.boolean()),
  /** A webhook that was disabled can be enabled again. */
  enable_webhook: v.optional(v.boolean()),
  /** Events can be inspected and sent again, test events sent, and webhooks removed. API calls are listed. */
  developers: v.optional(v.boolean()),
  /** API keys can be rolled. */
  roll_api_key: v.optional(v.boolean()),
  /** Sensitive changes need a session that was confirmed recently, and the merchant can confirm it. D42. */
  confirm_changes: v.optional(v.boolean()),
  /** A replaced payout wallet applies after so many hours, and can be undone for a day. */
  wallet_change_hours: v.optional(v.number()),
  /** Sessions can be listed and ended, and logging out ends the session on the server too. */
  sessions: v.optional(v.boolean()),
  /** Changes to the account are recorded and can be read. */
  audit_log: v.optional(v.boolean()),
  /** Held money can be accepted or refunded. */
  resolutions: v.optional(v.boolean()),
  /** Home shows the first steps, what needs attention, and what was received per day. */
  dashboard: v.optional(v.boolean()),
  /** What happened to a transaction can be read. */
  timeline: v.optional(v.boolean()),
  /** The terms of deposit addresses can be exported. */
  deposit_terms: v.optional(v.boolean()),
  /** Customers can pay at `/pay/{id}`. */
  checkout: v.optional(v.boolean()),
  /** Payments and payment links can be created in the dashboard, and payments that wait for money cancelled. */
  payment_links: v.optional(v.boolean()),
  /** Merchants can log in with passkeys. Browsers offer them only to a host with a name. */
  passkeys: v.optional(v.boolean()),
  /** Logging in can require a code of an authenticator app. */
  totp: v.optional(v.boolean()),
  /** Password and email can be changed in the settings, and the account exported and closed. */
  account_changes: v.optional(v.boolean()),
  /** The networks on which payments arrive, with the block explorer of each and the symbols of its tokens. */
  networks: v.optional(
    v.array(
      v.object({
        name: v.string(),
        explorer_url: v.nullable(v.string()),
        currencies: v.array(v.string()),
      }),
    ),
  ),
  /** The identity provider to sign in with, where one is configured. */
  oidc: v.optional(v.object({ issuer: v.string(), client_id: v.string() })),
})
export type Capabilities = v.InferOutput<typeof capabilitiesSchema>
