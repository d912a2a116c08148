import { UnstyledLink } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'
import { calls } from './calls.ts'
import * as css from './Reference.css.ts'
import { referenceContent } from './referenceContent.ts'

/** Links to the sections of the reference: beside it on wide screens, above it on others. */
export function ReferenceNavigation() {
  const t = useText()
  const content = referenceContent(t)
  const parts = [
    { id: 'start', title: content.start.title },
    { id: 'basics', title: content.basics.title },
    { id: 'sdk', title: content.sdk.title },
    { id: 'networks', title: content.networks.title },
    { id: 'lifetime', title: content.lifetime.title },
    { id: 'states', title: content.states.title },
    ...calls(t).map(({ name, title }) => ({ id: name, title })),
    { id: 'errors', title: content.errors.title },
    { id: 'idempotency', title: content.idempotency.title },
    { id: 'webhooks', title: content.webhooks.title },
    { id: 'limits', title: content.limits.title },
    { id: 'sandbox', title: content.sandbox.title },
    { id: 'live', title: content.live.title },
  ]
  return (
    <nav aria-label={t('reference.reference')} className={css.navigation}>
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
