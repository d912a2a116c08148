import { Link } from '@sluice/ui'

import { calls } from './calls.ts'
import * as css from './Reference.css.ts'
import { referenceContent as content } from './referenceContent.ts'

const parts = [
  { id: 'start', title: content.start.title },
  ...calls.map(({ name, title }) => ({ id: name, title })),
  { id: 'errors', title: content.errors.title },
  { id: 'idempotency', title: content.idempotency.title },
  { id: 'webhooks', title: content.webhooks.title },
]

/** Links to the sections of the reference: beside it on wide screens, above it on others. */
export function ReferenceNavigation() {
  return (
    <nav aria-label="Reference" className={css.navigation}>
      <ul className={css.links}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} className={css.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
