import { toApiFailure, useSetLogoMutation } from '@sluice/api'
import { Button, toast } from '@sluice/ui'
import { useRef, useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './BusinessProfile.css.ts'
import { readLogo } from './logoImage.ts'

/** Changes the logo at once, without the rest of the profile. */
export function LogoField({ logo }: { logo: string | null }) {
  const t = useText()
  const [setLogo, { isLoading }] = useSetLogoMutation()
  const [failure, setFailure] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  async function save(image: string | null) {
    setFailure(undefined)
    const { error } = await setLogo({ image })
    const failed = error && toApiFailure(error)
    if (failed) setFailure(failureMessage(failed, 'change', t))
    else toast.success(t(image === null ? 'business.logoRemoved' : 'business.logoSaved'))
  }

  async function choose(file: File) {
    const image = await readLogo(file).catch(() => undefined)
    if (image === undefined) setFailure(t('business.logoUnreadable'))
    else await save(image)
  }

  return (
    <div className={css.field}>
      <span className={css.label}>{t('business.logo')}</span>
      <div className={css.row}>
        {logo && <img src={logo} alt="" className={css.logo} />}
        <Button tone="secondary" loading={isLoading} onClick={() => input.current?.click()}>
          {t('business.chooseLogo')}
        </Button>
        {logo && (
          <Button tone="plain" disabled={isLoading} onClick={() => void save(null)}>
            {t('business.removeLogo')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('business.logo')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file) void choose(file)
        }}
      />
      <p className={css.hint}>{t('business.logoHint')}</p>
      {failure && <FormFailure>{failure}</FormFailure>}
    </div>
  )
}
