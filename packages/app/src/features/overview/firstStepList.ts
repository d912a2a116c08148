import type { Attention, PaymentPlace } from '@sluice/api/contract'

import { paths, sandboxPaths } from '../../config/paths.ts'
import type { Translate } from '../../messages/MessageKey.ts'

export interface Step {
  name: keyof Attention['steps']
  title: string
  text: string
  href: string
}

/** What is needed wherever the merchant takes payments: a wallet, and a payment that proves it. */
const common = ['wallet', 'payment'] as const

const neededFor = {
  counter: ['sale'],
  links: ['link'],
  website: ['api_key', 'webhook'],
} as const satisfies Record<PaymentPlace, readonly Step['name'][]>

/** The names of the steps that these places need, in order. */
function neededSteps(places: readonly PaymentPlace[]): readonly Step['name'][] {
  return [...common, ...places.flatMap((place) => neededFor[place])]
}

/** Whether first steps are left. A merchant who takes payments already is not asked where. */
export function areStepsLeft({ steps, first_steps: { places } }: Attention): boolean {
  return neededSteps(places ?? []).some((name) => !steps[name])
}

/** The steps that these places need, in order. */
export function firstStepList(
  places: readonly PaymentPlace[],
  isSandbox: boolean,
  t: Translate,
): readonly Step[] {
  const all: Record<Step['name'], Omit<Step, 'name'>> = {
    wallet: {
      title: t('overview.setPayoutWallet'),
      text: t('overview.customersPaymentsForwarded'),
      href: paths.settings,
    },
    payment: {
      title: t('overview.tryPayment'),
      text: isSandbox ? t('overview.createSimulateOneSandbox') : t('overview.tryPaymentHint'),
      href: isSandbox ? sandboxPaths.simulator : paths.counter,
    },
    sale: {
      title: t('overview.openCounter'),
      text: t('overview.openCounterHint'),
      href: paths.counter,
    },
    link: {
      title: t('overview.makeLink'),
      text: t('overview.makeLinkHint'),
      href: paths.links,
    },
    api_key: {
      title: t('overview.createApiKey'),
      text: t('overview.serverUsesCreatePayments'),
      href: paths.credentials,
    },
    webhook: {
      title: t('overview.addWebhook'),
      text: t('overview.tellServerWhenPayment'),
      href: paths.credentials,
    },
  }
  return neededSteps(places).map((name) => ({ name, ...all[name] }))
}
