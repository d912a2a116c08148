import type { AuditAction } from '@sluice/api/contract'

import { googleSubject } from '../google/provider.ts'
import { uuidFrom } from '../store/ids.ts'
import type { MockSession, MockState } from '../store/MockStore.ts'
import { farFuture } from '../fixtures/tokens.ts'
import type { Scenario } from './scenario.ts'

/** The merchant logged in a while ago, so changes have to be confirmed. */
export function confirmationNeeded(): Scenario {
  return {
    label: 'Account: changes must be confirmed',
    arrange: (_, { state }) => {
      for (const session of state.sessions) session.confirmed_at = 0
    },
  }
}

/** The same for a merchant who signed up with Google and has no password. */
export function confirmationWithGoogle(): Scenario {
  return {
    label: 'Account: changes must be confirmed with Google',
    arrange: (merchant, store) => {
      confirmationNeeded().arrange?.(merchant, store)
      merchant.password = null
      merchant.provider_subject = googleSubject
    },
  }
}

/** A replaced wallet applies after a day, as it does outside the sandbox. */
export function walletChangeTakesADay(): Scenario {
  return {
    label: 'Account: a replaced wallet takes a day',
    arrange: (_, { state }) => {
      state.wallet_change_hours = 24
    },
  }
}

/** A new payout wallet applies at the end of 2099. */
export function walletPending(): Scenario {
  return {
    label: 'Account: new wallet is not active yet',
    arrange: (merchant) => {
      merchant.next_wallet = {
        payout_wallet: '0x52908400098527886E0F7030069857D2E4169EE7',
        at: Date.UTC(2099, 11, 31, 18),
      }
    },
  }
}

const devices = [
  ['Safari on iPhone', '2001:db8:1:2::/64'],
  ['Firefox on macOS', '198.51.100.24'],
  ['Chrome on Android', '203.0.113.77'],
  ['', ''],
] as const

/** The merchant is logged in on five devices. */
export function manySessions(): Scenario {
  return {
    label: 'Account: five sessions',
    arrange: (merchant, { state }) => {
      const others = devices.map(([device, address], index): MockSession => {
        const at = Date.UTC(2026, 1, 27, 7, 12) - index * 31_000_000
        return {
          id: uuidFrom(6_000_003 + index),
          token: `token-${index}`,
          merchant_id: merchant.id,
          expires_at: farFuture * 1000,
          confirmed_at: 0,
          created_at: at - 7_200_000,
          last_seen_at: at,
          device,
          address,
        }
      })
      state.sessions.push(...others)
    },
  }
}

const changes: readonly [action: AuditAction, detail: Record<string, string>][] = [
  [
    'wallet_changed',
    {
      previous: '0xA3f2C81e94B7d05E6f1c2A89b40d73E58C916f2B',
      wallet: '0x52908400098527886E0F7030069857D2E4169EE7',
      applies_at: '2026-03-02T09:50:00.000Z',
    },
  ],
  ['session_confirmed', {}],
  ['session_ended', { device: 'Firefox on macOS', address: '198.51.100.24' }],
  ['api_key_rolled', { name: 'Online shop' }],
  ['webhook_set', { host: 'hooks.masalachai.example' }],
  ['link_created', { link_id: uuidFrom(1), description: 'Tea for two' }],
  ['held_money_accepted', { payment_id: uuidFrom(8_000_003) }],
  ['name_changed', { full_name: 'Ananya Iyer' }],
  ['logged_in', {}],
]

function addEvents(state: MockState, merchantId: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const [action, detail] = changes[index % changes.length] ?? ['logged_in', {}]
    state.audit_events.push({
      id: uuidFrom(5_100_003 + index),
      merchant_id: merchantId,
      action,
      detail: Object.entries(detail).map(([name, value]) => ({ name, value })),
      actor: action === 'logged_in' ? 'link' : 'session',
      created_at: new Date(Date.UTC(2026, 2, 1, 9, 50) - index * 5_297_000).toISOString(),
      request_id: uuidFrom(7_100_003 + index),
      address: '203.0.113.9',
      device: 'Chrome on Windows',
    })
  }
}

/** Changes of every kind to the account. */
export function someActivity(): Scenario {
  return {
    label: 'Account: some activity',
    arrange: ({ id }, { state }) => addEvents(state, id, changes.length),
  }
}

/** More changes than fit on one page. */
export function muchActivity(): Scenario {
  return {
    label: 'Account: much activity',
    arrange: ({ id }, { state }) => addEvents(state, id, 47),
  }
}
