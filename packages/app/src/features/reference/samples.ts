import type { CodeBlock } from '@sluice/ui'
import type { ComponentProps } from 'react'

import createMjs from './samples/create.mjs?raw'
import createPy from './samples/create.py?raw'
import createSh from './samples/create.sh?raw'
import statusMjs from './samples/status.mjs?raw'
import statusPy from './samples/status.py?raw'
import statusSh from './samples/status.sh?raw'
import viewMjs from './samples/view.mjs?raw'
import viewPy from './samples/view.py?raw'
import viewSh from './samples/view.sh?raw'
// The linter treats the file as a module, but `?raw` imports its text.
// oxlint-disable-next-line import/default
import webhookMjs from './samples/webhook.mjs?raw'
import webhookPy from './samples/webhook.py?raw'

type Samples = ComponentProps<typeof CodeBlock>['samples']

function inEach(curl: string, node: string, python: string): Samples {
  return [
    { label: 'curl', code: curl.trimEnd() },
    { label: 'Node', code: node.trimEnd() },
    { label: 'Python', code: python.trimEnd() },
  ]
}

/** The samples of each call, by the call's name. A test runs these files against the gateway. */
export const callSamples: Readonly<Record<string, Samples>> = {
  createTransaction: inEach(createSh, createMjs, createPy),
  getTransactionStatus: inEach(statusSh, statusMjs, statusPy),
  viewTransactions: inEach(viewSh, viewMjs, viewPy),
}

/** A webhook endpoint that verifies signatures. */
export const webhookSamples: Samples = [
  { label: 'Node', code: webhookMjs.trimEnd() },
  { label: 'Python', code: webhookPy.trimEnd() },
]
