import { useGetSecurityQuery } from '@sluice/api'
import { Card, Skeleton } from '@sluice/ui'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PasswordSetting } from './PasswordSetting.tsx'
import * as css from './security.css.ts'
import { TotpSetting } from './TotpSetting.tsx'

/** How the merchant logs in. */
export function SecuritySection() {
  const t = useText()
  const { passkeys } = useOperatorConfig()
  const { data, isError, isFetching, refetch } = useGetSecurityQuery()

  return (
    <Section title={t('security.security')} description={t('security.howLogHowProve')}>
      {isError && !isFetching && (
        <LoadFailure message={t('security.securitySettingsNotLoaded')} onRetry={refetch} />
      )}
      {!data && !(isError && !isFetching) && (
        <Card className={css.list} aria-busy="true">
          <Skeleton height="12rem" />
        </Card>
      )}
      {data && (
        <Card className={css.list}>
          <PasswordSetting hasPassword={data.has_password} />
          <TotpSetting enabledAt={data.totp_enabled_at} codesLeft={data.recovery_codes_left} />
          {passkeys && <Passkeys passkeys={data.passkeys} />}
        </Card>
      )}
    </Section>
  )
}
