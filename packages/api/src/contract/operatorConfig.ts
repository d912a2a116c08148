import * as v from 'valibot'

/** The id of the JSON block in every page in which the gateway gives the app its configuration. D2. */
export const operatorConfigElementId = 'sluice-config'

/** What differs between installations. The gateway derives it from its settings. */
export const operatorConfigSchema = v.strictObject({
  /** The sandbox simulates payments and has pages of its own under `/sandbox`. */
  mode: v.picklist(['sandbox', 'live']),
  /** Whether merchants can log in with passkeys: browsers offer them only to a host with a name. */
  passkeys: v.boolean(),
  /** The networks on which payments arrive, with the block explorer of each and the symbols of its tokens. */
  networks: v.array(
    v.strictObject({
      name: v.string(),
      explorer_url: v.nullable(v.string()),
      currencies: v.array(v.string()),
    }),
  ),
  /** The OpenID Connect provider of the Google button; null if there is no button. */
  identity_provider: v.nullable(v.strictObject({ issuer: v.string(), client_id: v.string() })),
  /** The address of a partner who converts tokens to rupees, as in `offramp.ts`; null if the operator has none. */
  offramp_url: v.nullable(v.string()),
  /** With what customers connect wallet apps on another device: a project of WalletConnect's, and its relay. Null if the operator has none. */
  walletconnect: v.nullable(v.strictObject({ project_id: v.string(), relay_url: v.string() })),
})
export type OperatorConfig = v.InferOutput<typeof operatorConfigSchema>

/** Of pages that no gateway serves: stories, tests and `npm run dev:mock`. */
export const defaultOperatorConfig: OperatorConfig = {
  mode: 'live',
  passkeys: false,
  networks: [],
  identity_provider: null,
  offramp_url: null,
  walletconnect: null,
}
