import { useFindTransferMutation } from '@sluice/api'
import { Button, InlineAlert, TextLink } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './FindTransfer.css.ts'

/** The hash of a transfer in a text that was searched for, such as the link of an explorer. */
export function transferIdIn(text: string | undefined): string | undefined {
  const digits = /\b(?:0x)?([\da-f]{64})\b/i.exec(text ?? '')?.[1]
  return digits && `0x${digits}`
}

const results = {
  found: ['success', 'transactions.transferFound'],
  waiting: ['info', 'transactions.transferWaiting'],
  unknown: ['warning', 'transactions.transferUnknown'],
} as const

/** Asks the networks for a transfer that no payment in the list has, such as one that came a year after its payment. */
export function FindTransfer({ hash }: { hash: string }) {
  const t = useText()
  const [find, { data, isLoading, isError }] = useFindTransferMutation()
  const [tone, text] = results[data?.result ?? 'unknown']
  return (
    <div className={css.root}>
      <Button
        tone="secondary"
        loading={isLoading}
        loadingText={t('transactions.askingNetworks')}
        onClick={() => void find({ hash })}
      >
        {t('transactions.askNetworks')}
      </Button>
      {data && (
        <InlineAlert
          tone={tone}
          actions={
            data.payment_id !== null && (
              <TextLink href={`${paths.payments}?payment=${data.payment_id}`}>
                {t('transactions.viewTransaction')}
              </TextLink>
            )
          }
        >
          {t(text)}
        </InlineAlert>
      )}
      {isError && <InlineAlert tone="danger">{t('transactions.networksNotAsked')}</InlineAlert>}
    </div>
  )
}
