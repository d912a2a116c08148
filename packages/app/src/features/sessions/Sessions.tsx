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
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Section } from '../../components/Section/Section.tsx'
import * as css from './Sessions.css.ts'

/** What is about to end. */
type Ending = { who: 'others' } | { who: 'one'; session: SessionRecord }

/** The devices that the merchant is logged in with, each of which can be logged out. */
export function Sessions() {
  const { data, isError, isFetching, refetch } = useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [ending, setEnding] = useState<Ending>()
  const hasOthers = data !== undefined && data.length > 1

  return (
    <Section
      title="Sessions"
      description="Where you are logged in. End a session that you do not recognize, then change your password."
    >
      <div className={css.part}>
        {isError && !data && !isFetching && (
          <LoadFailure message="Your sessions could not be loaded." onRetry={refetch} />
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
                      aria-label={`End session: ${nameOf(session)}`}
                      onClick={() => setEnding({ who: 'one', session })}
                    >
                      End session
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
            End all other sessions
          </Button>
        )}
      </div>
      <EndDialog ending={ending} onClose={() => setEnding(undefined)} />
    </Section>
  )
}

function nameOf({ device }: SessionRecord): string {
  return device || 'Unknown device'
}

function SessionDetails({ session }: { session: SessionRecord }) {
  const { address, created_at, last_seen_at, current } = session
  return (
    <div>
      <div className={css.device}>
        {nameOf(session)} {current && <Badge tone="info">This device</Badge>}
      </div>
      <div className={css.detail}>
        {address && <>{address} · </>}Last used at <DateTime value={last_seen_at} />
      </div>
      <div className={css.detail}>
        Logged in at <DateTime value={created_at} />
      </div>
    </div>
  )
}

/** Asks before it ends one session or all others. */
function EndDialog({ ending, onClose }: { ending: Ending | undefined; onClose: () => void }) {
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
    toast.success(isOne ? 'Session ended' : 'All other sessions ended')
  }

  return (
    <ConfirmDialog
      open={ending !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={isOne ? 'End this session?' : 'End all other sessions?'}
      description={
        isOne
          ? `${nameOf(shown.session)} is logged out immediately.`
          : 'Every device but this one is logged out immediately.'
      }
      texts={isOne ? endOneTexts : endOthersTexts}
      {...(failed && { error: 'Nothing was ended. Please try again.' })}
      onConfirm={end}
    />
  )
}

const endOneTexts = { confirm: 'End session', confirming: 'Ending…' }
const endOthersTexts = { confirm: 'End all others', confirming: 'Ending…' }
