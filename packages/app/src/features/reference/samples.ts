/* oxlint-disable import/default -- The linter looks for exports of these files, but `?raw` imports their text. */
import type { CodeBlock } from '@sluice/ui'
import type { ComponentProps } from 'react'

import cancelMjs from './samples/cancel.mjs?raw'
import cancelPy from './samples/cancel.py?raw'
import cancelSdk from './samples/cancel.sdk.mjs?raw'
import cancelSh from './samples/cancel.sh?raw'
import createMjs from './samples/create.mjs?raw'
import createPy from './samples/create.py?raw'
import createSdk from './samples/create.sdk.mjs?raw'
import createSh from './samples/create.sh?raw'
import acceptPaymentMjs from './samples/acceptPayment.mjs?raw'
import acceptPaymentPy from './samples/acceptPayment.py?raw'
import acceptPaymentSdk from './samples/acceptPayment.sdk.mjs?raw'
import acceptPaymentSh from './samples/acceptPayment.sh?raw'
import cancelRefundMjs from './samples/cancelRefund.mjs?raw'
import cancelRefundPy from './samples/cancelRefund.py?raw'
import cancelRefundSdk from './samples/cancelRefund.sdk.mjs?raw'
import cancelRefundSh from './samples/cancelRefund.sh?raw'
import createRefundMjs from './samples/createRefund.mjs?raw'
import createRefundPy from './samples/createRefund.py?raw'
import createRefundSdk from './samples/createRefund.sdk.mjs?raw'
import createRefundSh from './samples/createRefund.sh?raw'
import forwardPaymentMjs from './samples/forwardPayment.mjs?raw'
import forwardPaymentPy from './samples/forwardPayment.py?raw'
import forwardPaymentSdk from './samples/forwardPayment.sdk.mjs?raw'
import forwardPaymentSh from './samples/forwardPayment.sh?raw'
import getRefundMjs from './samples/getRefund.mjs?raw'
import getRefundPy from './samples/getRefund.py?raw'
import getRefundSdk from './samples/getRefund.sdk.mjs?raw'
import getRefundSh from './samples/getRefund.sh?raw'
import listRefundsMjs from './samples/listRefunds.mjs?raw'
import listRefundsPy from './samples/listRefunds.py?raw'
import listRefundsSdk from './samples/listRefunds.sdk.mjs?raw'
import listRefundsSh from './samples/listRefunds.sh?raw'
import payRefundMjs from './samples/payRefund.mjs?raw'
import payRefundPy from './samples/payRefund.py?raw'
import payRefundSdk from './samples/payRefund.sdk.mjs?raw'
import payRefundSh from './samples/payRefund.sh?raw'
import verifyRefundMjs from './samples/verifyRefund.mjs?raw'
import verifyRefundPy from './samples/verifyRefund.py?raw'
import verifyRefundSdk from './samples/verifyRefund.sdk.mjs?raw'
import verifyRefundSh from './samples/verifyRefund.sh?raw'
import simulateMjs from './samples/simulate.mjs?raw'
import simulatePy from './samples/simulate.py?raw'
import simulateSh from './samples/simulate.sh?raw'
import statusMjs from './samples/status.mjs?raw'
import statusPy from './samples/status.py?raw'
import statusSdk from './samples/status.sdk.mjs?raw'
import statusSh from './samples/status.sh?raw'
import viewMjs from './samples/view.mjs?raw'
import viewPy from './samples/view.py?raw'
import viewSdk from './samples/view.sdk.mjs?raw'
import viewSh from './samples/view.sh?raw'
import webhookMjs from './samples/webhook.mjs?raw'
import webhookPy from './samples/webhook.py?raw'
import webhookSdk from './samples/webhook.sdk.mjs?raw'

type Samples = ComponentProps<typeof CodeBlock>['samples']

const labels = { curl: 'curl', sdk: 'Node SDK', node: 'Node', python: 'Python' } as const

/** The same sample in several languages, in the order in which every block shows them. */
function inLanguages(code: Partial<Record<keyof typeof labels, string>>): Samples {
  return (['curl', 'sdk', 'node', 'python'] as const).flatMap((language) => {
    const text = code[language]
    return text === undefined ? [] : [{ label: labels[language], code: text.trimEnd() }]
  })
}

/** The samples of each call, by the call's name. A test runs these files against the gateway. */
export const callSamples: Readonly<Record<string, Samples>> = {
  createPayment: inLanguages({
    curl: createSh,
    sdk: createSdk,
    node: createMjs,
    python: createPy,
  }),
  getPaymentStatus: inLanguages({
    curl: statusSh,
    sdk: statusSdk,
    node: statusMjs,
    python: statusPy,
  }),
  cancelPayment: inLanguages({
    curl: cancelSh,
    sdk: cancelSdk,
    node: cancelMjs,
    python: cancelPy,
  }),
  viewPayments: inLanguages({ curl: viewSh, sdk: viewSdk, node: viewMjs, python: viewPy }),
  createRefund: inLanguages({
    curl: createRefundSh,
    sdk: createRefundSdk,
    node: createRefundMjs,
    python: createRefundPy,
  }),
  getRefund: inLanguages({
    curl: getRefundSh,
    sdk: getRefundSdk,
    node: getRefundMjs,
    python: getRefundPy,
  }),
  listRefunds: inLanguages({
    curl: listRefundsSh,
    sdk: listRefundsSdk,
    node: listRefundsMjs,
    python: listRefundsPy,
  }),
  cancelRefund: inLanguages({
    curl: cancelRefundSh,
    sdk: cancelRefundSdk,
    node: cancelRefundMjs,
    python: cancelRefundPy,
  }),
  verifyRefund: inLanguages({
    curl: verifyRefundSh,
    sdk: verifyRefundSdk,
    node: verifyRefundMjs,
    python: verifyRefundPy,
  }),
  payRefund: inLanguages({
    curl: payRefundSh,
    sdk: payRefundSdk,
    node: payRefundMjs,
    python: payRefundPy,
  }),
  acceptPayment: inLanguages({
    curl: acceptPaymentSh,
    sdk: acceptPaymentSdk,
    node: acceptPaymentMjs,
    python: acceptPaymentPy,
  }),
  forwardPayment: inLanguages({
    curl: forwardPaymentSh,
    sdk: forwardPaymentSdk,
    node: forwardPaymentMjs,
    python: forwardPaymentPy,
  }),
}

/** A webhook endpoint that verifies signatures. */
export const webhookSamples = inLanguages({
  sdk: webhookSdk,
  node: webhookMjs,
  python: webhookPy,
})

/** Pays as a customer would, in the sandbox. */
export const simulateSamples = inLanguages({
  curl: simulateSh,
  node: simulateMjs,
  python: simulatePy,
})

export const installSample: Samples = [{ label: 'shell', code: 'npm install @sluice/node' }]
