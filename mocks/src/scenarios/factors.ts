import type { Scenario } from './scenario.ts'

const at = '2026-03-01T09:30:00.000Z'

/** The merchant has two passkeys. */
export function withPasskeys(): Scenario {
  return {
    label: 'Security: two passkeys',
    arrange: (merchant) => {
      merchant.passkeys = [
        {
          id: '7f0c3b52-2a6e-4d5f-a8f3-0e7b9c6a5d01',
          name: 'Work laptop',
          created_at: '2026-01-12T08:00:00.000Z',
          last_used_at: at,
          backed_up: false,
          credential_id: 'd29yay1sYXB0b3A',
        },
        {
          id: '7f0c3b52-2a6e-4d5f-a8f3-0e7b9c6a5d02',
          name: 'Phone',
          created_at: '2026-02-20T17:45:00.000Z',
          last_used_at: null,
          backed_up: true,
          credential_id: 'cGhvbmU',
        },
      ]
    },
  }
}

/** The merchant's log-in takes a code of this app. */
export const demoTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Recovery codes of the merchant, without the dashes between groups. */
export const demoRecoveryCodes = ['abcdefghijklmnopqrstuvwx', 'bcdefghijklmnopqrstuvwxy'] as const

/** Logging in takes a code. */
export function withTotp(): Scenario {
  return {
    label: 'Security: authenticator app',
    arrange: (merchant) => {
      merchant.totp = { secret: demoTotpSecret, enabled_at: at }
      merchant.recovery_codes = [...demoRecoveryCodes]
    },
  }
}

/** The merchant has passkeys and an app, and has to confirm changes. */
export function withAllFactors(): Scenario {
  return {
    label: 'Security: passkeys and an app, changes must be confirmed',
    arrange: (merchant, store) => {
      withPasskeys().arrange?.(merchant, store)
      withTotp().arrange?.(merchant, store)
      for (const session of store.state.sessions) session.confirmed_at = 0
    },
  }
}
