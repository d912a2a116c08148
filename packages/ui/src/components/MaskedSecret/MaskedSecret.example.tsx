import { MaskedSecret } from './MaskedSecret.tsx'

export function WebhookSecret() {
  return (
    <MaskedSecret
      secret="whsec_9f4be07c2d1a48e6b3f5a7c91e20d84f"
      texts={{ show: 'Show secret', hide: 'Hide secret' }}
    />
  )
}
