import type { Decimal } from '@sluice/api/contract'

import { addPayment } from '../store/addPayment.ts'
import { newId } from '../store/ids.ts'
import { endPaymentAs } from '../store/payments.ts'
import type { Scenario } from './scenario.ts'

/** The token of the device that is paired. */
export const demoDeviceToken = 'demo-device'

/** Two counter devices: one that is paired, has a limit and has sold something today, and one that waits for its code. */
export function counterDevices(): Scenario {
  return {
    label: 'Counter: devices',
    arrange: (merchant, store) => {
      const sell = (amount: Decimal, description: string) =>
        addPayment(
          store,
          merchant,
          { amount, currency: 'INR', metadata: '', description },
          'counter',
        ).id
      const sale_ids = [sell('420', 'Table 4'), sell('90', 'Table 2')]
      endPaymentAs(store, sale_ids[0] ?? '')
      const at = (minutes: number) => new Date(store.now() + minutes * 60_000).toISOString()
      const common = { currency: 'INR', created_at: at(-60) }
      merchant.counter_devices = [
        {
          ...common,
          id: newId(store),
          name: 'Asha’s phone',
          day_limit: null,
          paired_at: null,
          code_expires_at: at(8),
          last_seen_at: null,
          device: '',
          code: 'ABCD2345',
          token: null,
          sale_ids: [],
        },
        {
          ...common,
          id: newId(store),
          name: 'Front counter',
          day_limit: '5000',
          paired_at: at(-58),
          code_expires_at: null,
          last_seen_at: at(-3),
          device: 'Chrome on Android',
          code: null,
          token: demoDeviceToken,
          sale_ids,
        },
      ]
    },
  }
}
