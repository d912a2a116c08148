import { DateTime } from '@sluice/ui'

import * as css from './AddApiKey.css.ts'

/** Says when a key was last used. */
export function KeyUse({ at }: { at: string | null }) {
  return (
    <p className={css.use}>
      {at === null ? (
        'This key was not used yet.'
      ) : (
        <>
          Last used: <DateTime value={at} />
        </>
      )}
    </p>
  )
}
