/** How often something may be tried in a window of time. */
export interface RateRule {
  /** Names the rule in the database. */
  name: string
  most: number
  windowSeconds: number
}

function rule(name: string, most: number, windowSeconds: number): RateRule {
  return { name, most, windowSeconds }
}

/**
 * Every limit. Guessing is counted by account and by address together, by address, and by account; what counts against an
 * account from everywhere does not hold up an address that its owner logged in from before.
 */
export const rateRules = {
  loginByAccountAndAddress: rule('login account address', 10, 900),
  loginByAddress: rule('login address', 100, 900),
  loginByAccount: rule('login account', 50, 3_600),
  /** Remembers where an account was logged in to; it limits nothing. */
  knownAddress: rule('login known', 1, 30 * 86_400),
  registerByAddress: rule('register address', 100, 3_600),
  forgotByAccount: rule('forgot account', 5, 3_600),
  forgotByAddress: rule('forgot address', 60, 3_600),
  tokenByAddress: rule('token address', 30, 900),
  apiKeyByAddress: rule('api key address', 60, 300),
} as const
