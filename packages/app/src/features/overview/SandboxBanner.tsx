import { sandboxPaths } from '../../config/paths.ts'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { Trans } from '../../messages/Trans.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './SandboxBanner.css.ts'

/** Says that this is the sandbox, with links to its own pages. */
export function SandboxBanner() {
  const t = useText()
  const { mode } = useOperatorConfig()
  if (mode !== 'sandbox') return null
  return (
    <aside className={css.banner} aria-label={t('overview.sandbox')}>
      <p className={css.words}>
        <Trans id="overview.simulated" components={{ strong: <strong /> }} />
      </p>
      <div className={css.links}>
        <a className={css.link} href={sandboxPaths.simulator}>
          {t('overview.simulatePayment')}
        </a>
        <a className={css.link} href={sandboxPaths.mailbox}>
          {t('overview.openMailbox')}
        </a>
      </div>
    </aside>
  )
}
