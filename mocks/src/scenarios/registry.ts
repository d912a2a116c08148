import * as auth from './auth.ts'
import * as checkout from './checkout.ts'
import * as counter from './counterDevices.ts'
import * as credentials from './credentials.ts'
import * as factors from './factors.ts'
import * as responses from './responses.ts'
import * as paymentLinks from './paymentLinks.ts'
import * as refunds from './refunds.ts'
import * as security from './security.ts'
import type { Scenario } from './scenario.ts'
import * as payments from './payments.ts'
import * as user from './user.ts'

const { demoTotpSecret: _secret, demoRecoveryCodes: _codes, ...factorScenarios } = factors
const { checkoutId: _id, ...checkoutScenarios } = checkout
const { paymentLinkId: _link, demoLink: _demo, ...linkScenarios } = paymentLinks
const { refundClaim: _claim, ...refundScenarios } = refunds
const { demoDeviceToken: _device, ...counterScenarios } = counter

/** All scenarios by name, for Storybook's toolbar and the `scenario` query parameter. */
export const scenarios = {
  demo: () => ({ label: 'Demo merchant' }),
  ...payments,
  ...checkoutScenarios,
  ...linkScenarios,
  ...refundScenarios,
  ...counterScenarios,
  ...user,
  ...factorScenarios,
  ...security,
  ...credentials,
  ...auth,
  slowAnswers: responses.slowAnswers,
  neverAnswers: responses.neverAnswers,
  offline: responses.offline,
  htmlAnswers: responses.htmlAnswers,
  truncatedAnswers: responses.truncatedAnswers,
  wrongShapes: responses.wrongShapes,
} satisfies Record<string, () => Scenario>

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios

/** Whether a value is the name of a scenario. */
export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name)
}
