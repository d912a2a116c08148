import { paymentPlaces, type PaymentPlace } from '@sluice/api/contract'
import { Button, Checkbox } from '@sluice/ui'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'

import { useText } from '../../messages/TextProvider.tsx'
import * as css from './FirstSteps.css.ts'

export interface PlacesQuestionProps {
  /** What the merchant answered before. */
  places: readonly PaymentPlace[]
  isSaving: boolean
  onAnswer: (places: PaymentPlace[]) => void
  /** Beside the button. */
  actions: ReactNode
}

/** Asks where the merchant takes payments. */
export function PlacesQuestion({ places, isSaving, onAnswer, actions }: PlacesQuestionProps) {
  const t = useText()
  const hintId = useId()
  const [chosen, setChosen] = useState(places)
  const [isEmpty, setIsEmpty] = useState(false)
  const words = {
    counter: { label: t('overview.placeCounter'), hint: t('overview.placeCounterHint') },
    links: { label: t('overview.placeLinks'), hint: t('overview.placeLinksHint') },
    website: { label: t('overview.placeWebsite'), hint: t('overview.placeWebsiteHint') },
  }

  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const answered = paymentPlaces.filter((place) => chosen.includes(place))
    setIsEmpty(answered.length === 0)
    if (answered.length > 0 && !isSaving) onAnswer(answered)
  }

  return (
    <form noValidate method="post" className={css.question} onSubmit={answer}>
      <fieldset className={css.places} aria-describedby={hintId}>
        <legend className={css.legend}>{t('overview.places')}</legend>
        {paymentPlaces.map((place) => (
          <Checkbox
            key={place}
            {...words[place]}
            value={chosen.includes(place)}
            onChange={({ target }) => {
              setIsEmpty(false)
              setChosen(
                target.checked ? [...chosen, place] : chosen.filter((each) => each !== place),
              )
            }}
          />
        ))}
        <p
          id={hintId}
          role={isEmpty ? 'alert' : undefined}
          className={isEmpty ? css.error : css.explanation}
        >
          {isEmpty ? t('overview.placesRequired') : t('overview.placesHint')}
        </p>
      </fieldset>
      <div className={css.actions}>
        <Button type="submit" loading={isSaving}>
          {t('overview.showSteps')}
        </Button>
        {actions}
      </div>
    </form>
  )
}
