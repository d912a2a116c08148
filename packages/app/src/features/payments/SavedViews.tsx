import {
  toApiFailure,
  useListPaymentViewsQuery,
  useRemovePaymentViewMutation,
  useSavePaymentViewMutation,
  type ApiFailure,
} from '@sluice/api'
import { limits } from '@sluice/api/contract'
import { Button, IconButton, LabeledInput, TextLink, toast, TrashIcon } from '@sluice/ui'
import { useRef, useState } from 'react'
import * as v from 'valibot'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { rejectionOf } from '../../components/forms/rejectionOf.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useFocusOnOpen } from '../../components/forms/useFocusOnOpen.ts'
import { paths } from '../../config/paths.ts'
import { useQuery } from '../../hooks/useQuery.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { filtersQuery } from './filters.ts'
import * as css from './SavedViews.css.ts'

const viewSchema = (t: Translate) =>
  v.object({
    name: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.nonEmpty(t('transactions.viewNameRequired')),
    ),
  })

/** The name of a new view. */
function SaveView({ query, onClose }: { query: string; onClose: () => void }) {
  const t = useText()
  const [save] = useSavePaymentViewMutation()
  const [failure, setFailure] = useState<ApiFailure>()
  const { formProps, field, isSubmitting } = useContractForm(viewSchema(t), async ({ name }) => {
    setFailure(undefined)
    const { error } = await save({ name, query })
    if (!error) {
      toast.success(t('transactions.viewSaved', { name }))
      onClose()
      return undefined
    }
    const failed = toApiFailure(error)
    // What is wrong with the name stands beside it.
    if (rejectionOf(failed, 'name') === undefined) setFailure(failed)
    return failed
  })
  useFocusOnOpen(formProps.ref)

  return (
    <form {...formProps} aria-label={t('transactions.saveView')} className={css.form}>
      <LabeledInput
        label={t('transactions.viewName')}
        maxLength={limits.viewNameMax}
        autoComplete="off"
        {...field('name')}
      />
      <div className={css.actions}>
        <Button type="submit" size="small" loading={isSubmitting}>
          {t('transactions.save')}
        </Button>
        <Button tone="plain" size="small" onClick={onClose}>
          {t('transactions.cancelSaving')}
        </Button>
      </div>
      {failure && <FormFailure>{failureMessage(failure, 'change', t)}</FormFailure>}
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
