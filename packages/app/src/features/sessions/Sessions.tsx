import {
  toApiFailure,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '@sluice/api'
import type { SessionRecord } from '@sluice/api/contract'
import { Badge, Button, Card, DateTime, Skeleton, toast } from '@sluice/ui'
import { useState } from 'react'

import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { deviceText } from '../../components/deviceText.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Section } from '../../components/Section/Section.tsx'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import * as css from './Sessions.css.ts'

/** What is about to end. */
type Ending = { who: 'others' } | { who: 'one'; session: SessionRecord }

/** The devices that the merchant is logged in with, each of which can be logged out. */
export function Sessions() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [ending, setEnding] = useState<Ending>()
  const hasOthers = data !== undefined && data.length > 1

  return (
    <Section title={t('sessions.sessions')} description={t('sessions.whereLoggedEndSession')}>
      <div className={css.part}>
        {isError && !data && !isFetching && (
          <LoadFailure message={t('sessions.sessionsNotLoaded')} onRetry={refetch} />
        )}
        {!data && !isError && <Skeleton height="5rem" />}
        {data && (
          <Card>
            <ul className={css.list}>
              {data.map((session) => (
                <li key={session.id} className={css.session}>
                  <SessionDetails session={session} />
                  {!session.current && (
                    <Button
                      tone="secondary"
                      size="small"
                      aria-label={t('sessions.endSessionOf', {
                        device: deviceText(session.device, t),
                      })}
                      onClick={() => setEnding({ who: 'one', session })}
                    >
                      {t('sessions.endSession')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        )}
        {hasOthers && (
          <Button
            tone="secondary"
            className={css.action}
            onClick={() => setEnding({ who: 'others' })}
          >
            {t('sessions.endAllOtherSessions')}
          </Button>
        )}
      </div>
      <EndDialog ending={ending} onClose={() => setEnding(undefined)} />
    </Section>
  )
}

function SessionDetails({ session }: { session: SessionRecord }) {
  const t = useText()
  const { address, created_at, last_seen_at, current } = session
  return (
    <div>
      <div className={css.device}>
        {deviceText(session.device, t)}{' '}
        {current && <Badge tone="info">{t('sessions.thisDevice')}</Badge>}
      </div>
      <div className={css.detail}>
        {address && <>{address} · </>}
        <Trans id="sessions.lastUsed" values={{ time: <DateTime value={last_seen_at} /> }} />
      </div>
      <div className={css.detail}>
        <Trans id="sessions.loggedIn" values={{ time: <DateTime value={created_at} /> }} />
      </div>
    </div>
  )
}

/** Asks before it ends one session or all others. */
function EndDialog({ ending, onClose }: { ending: Ending | undefined; onClose: () => void }) {
  const t = useText()
  const [endSession] = useEndSessionMutation()
  const [endOthers] = useEndOtherSessionsMutation()
  const [failed, setFailed] = useState(false)
  // Stays while the dialog closes.
  const [shown, setShown] = useState(ending)
  if (ending && ending !== shown) {
    setShown(ending)
    setFailed(false)
  }
  const isOne = shown?.who === 'one'

  async function end() {
    setFailed(false)
    if (!shown) return
    const { error } = await (shown.who === 'one'
      ? endSession({ id: shown.session.id })
      : endOthers())
    const failure = error && toApiFailure(error)
    // It has ended already.
    if (failure && !(failure.kind === 'http' && failure.status === 404)) {
      setFailed(true)
      throw new Error('Nothing was ended')
    }
    toast.success(isOne ? t('sessions.sessionEnded') : t('sessions.allOtherSessionsEnded'))
  }

  return (
    <ConfirmDialog
      open={ending !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={isOne ? t('sessions.endThisSession') : t('sessions.endAllOthersQuestion')}
      description={
        isOne
          ? t('sessions.loggedOutImmediately', { device: deviceText(shown.session.device, t) })
          : t('sessions.everyDeviceButOne')
      }
      texts={isOne ? endOneTexts(t) : endOthersTexts(t)}
      {...(failed && { error: t('sessions.nothingEndedPleaseTry') })}
      onConfirm={end}
    />
  )
}

const endOneTexts = (t: Translate) => ({
  confirm: t('sessions.endSession'),
  confirming: t('sessions.ending'),
})
const endOthersTexts = (t: Translate) => ({
  confirm: t('sessions.endAllOthers'),
  confirming: t('sessions.ending'),
})
