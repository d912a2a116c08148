import { useGetOverviewQuery } from '@sluice/api'
import { offrampHost } from '@sluice/api/contract'
import { Button } from '@sluice/ui'
import { useState } from 'react'

import { lazyPart } from '../../components/lazyPart.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { offered } from '../../config/offered.css.ts'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useText } from '../../messages/TextProvider.tsx'

const ConversionDialog = lazyPart(() =>
  import('./ConversionDialog.tsx').then((module) => module.ConversionDialog),
)

/** Leads to the operator's partner who converts tokens to rupees, if there is one. */
export function ConvertToRupees() {
  const t = useText()
  const { offramp_url: template } = useOperatorConfig()
  const { data: merchant } = useGetOverviewQuery()
  const [isOpen, setIsOpen] = useState(false)
  if (template === null) return null
  const partner = offrampHost(template)
  return (
    <div className={offered.offramp}>
      <Section
        title={t('offramp.title')}
        description={t('offramp.whoDoesIt', { partner })}
        actions={
          <Button
            tone="secondary"
            disabled={!merchant?.payout_wallet}
            onClick={() => setIsOpen(true)}
          >
            {t('offramp.convert')}
          </Button>
        }
      >
        {isOpen && merchant && (
          <ConversionDialog
            template={template}
            wallet={merchant.payout_wallet}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Section>
    </div>
  )
}
