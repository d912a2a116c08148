import { sandboxPaths } from '../../config/paths.ts'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
import * as css from './SandboxBanner.css.ts'

/** Says that this is the sandbox, with links to its own pages. */
export function SandboxBanner() {
  const { sandbox } = useCapabilities()
  if (!sandbox) return null
  return (
    <aside className={css.banner} aria-label="Sandbox">
      <p className={css.words}>
        <strong>Sandbox.</strong> Payments are simulated, and no real money moves.
      </p>
      <div className={css.links}>
        <a className={css.link} href={sandboxPaths.simulator}>
          Simulate a payment
        </a>
        <a className={css.link} href={sandboxPaths.mailbox}>
          Open the mailbox
        </a>
      </div>
    </aside>
  )
}
