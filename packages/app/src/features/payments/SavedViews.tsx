import {
  toApiFailure,
  useListPaymentViewsQuery,
  useRemovePaymentViewMutation,
  useSavePaymentViewMutation,
} from '@sluice/api'
import { limits } from '@sluice/api/contract'
import { Button, IconButton, LabeledInput, TextLink, toast, TrashIcon } from '@sluice/ui'
import { useRef, useState, type SubmitEvent } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { besideField } from '../../components/forms/besideField.ts'
import { useFocusOnOpen } from '../../components/forms/useFocusOnOpen.ts'
import { paths } from '../../config/paths.ts'
import { useQuery } from '../../hooks/useQuery.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { filtersQuery } from './filters.ts'
import * as css from './SavedViews.css.ts'

/** The name of a new view. */
function SaveView({ query, onClose }: { query: string; onClose: () => void }) {
  const t = useText()
  const [save, { isLoading }] = useSavePaymentViewMutation()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnOpen(form)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isLoading) return
    if (name.trim() === '') {
      setError(t('transactions.viewNameRequired'))
      return
    }
    const { error: failed } = await save({ name, query })
    if (!failed) {
      toast.success(t('transactions.viewSaved', { name: name.trim() }))
      onClose()
      return
    }
    const failure = toApiFailure(failed)
    const rejected = failure.kind === 'http' ? failure.errors?.[0] : undefined
    setError(rejected ? besideField(rejected.message) : failureMessage(failure, 'change', t))
  }

  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-label={t('transactions.saveView')}
      className={css.form}
      onSubmit={(event) => void submit(event)}
    >
      <LabeledInput
        label={t('transactions.viewName')}
        maxLength={limits.viewNameMax}
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
        error={error}
      />
      <div className={css.actions}>
        <Button type="submit" size="small" loading={isLoading}>
          {t('transactions.save')}
        </Button>
        <Button tone="plain" size="small" onClick={onClose}>
          {t('transactions.cancelSaving')}
        </Button>
      </div>
    </form>
  )
}

/** The filters that the merchant keeps under a name, and those of now to keep. */
export function SavedViews() {
  const t = useText()
  const { data: views = [] } = useListPaymentViewsQuery()
  const [remove] = useRemovePaymentViewMutation()
  const [search] = useQuery()
  const [isNaming, setIsNaming] = useState(false)
  // What had the focus is gone.
  const root = useRef<HTMLDivElement>(null)

  function close() {
    setIsNaming(false)
    root.current?.focus()
  }

  const query = filtersQuery(search)
  const isSaved = views.some((view) => view.query === query)
  const canSave = query !== '' && !isSaved

  async function forget(id: string) {
    const { error } = await remove(id)
    if (error) toast.error(failureMessage(toApiFailure(error), 'change', t))
  }

  if (views.length === 0 && !canSave) return null
  return (
    <div ref={root} tabIndex={-1} className={css.root}>
      {views.length > 0 && (
        <nav aria-label={t('transactions.savedViews')}>
          <ul className={css.list}>
            {views.map((view) => (
              <li key={view.id} className={css.view}>
                <TextLink
                  href={`${paths.payments}?${view.query}`}
                  aria-current={view.query === query ? 'true' : undefined}
                >
                  <bdi>{view.name}</bdi>
                </TextLink>
                <IconButton
                  label={t('transactions.removeView', { name: view.name })}
                  onClick={() => void forget(view.id)}
                >
                  <TrashIcon />
                </IconButton>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {canSave &&
        (isNaming ? (
          <SaveView query={query} onClose={close} />
        ) : (
          <Button tone="plain" size="small" onClick={() => setIsNaming(true)}>
            {t('transactions.saveView')}
          </Button>
        ))}
    </div>
  )
}
