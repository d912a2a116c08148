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
