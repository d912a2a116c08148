import { UnstyledLink } from '@sluice/ui'

import { calls } from './calls.ts'
import * as css from './Reference.css.ts'
import { referenceContent as content } from './referenceContent.ts'

const parts = [
  { id: 'start', title: content.start.title },
  { id: 'basics', title: content.basics.title },
  { id: 'sdk', title: content.sdk.title },
  { id: 'networks', title: content.networks.title },
  { id: 'lifetime', title: content.lifetime.title },
  { id: 'states', title: content.states.title },
  ...calls.map(({ name, title }) => ({ id: name, title })),
  { id: 'errors', title: content.errors.title },
  { id: 'idempotency', title: content.idempotency.title },
  { id: 'webhooks', title: content.webhooks.title },
  { id: 'limits', title: content.limits.title },
  { id: 'sandbox', title: content.sandbox.title },
  { id: 'live', title: content.live.title },
]

/** Links to the sections of the reference: beside it on wide screens, above it on others. */
export function ReferenceNavigation() {
  return (
    <nav aria-label="Reference" className={css.navigation}>
      <ul className={css.links}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <UnstyledLink href={`#${id}`} className={css.link}>
              {title}
            </UnstyledLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
