import { useEffect, useState, type ComponentType } from 'react'

import type { WalletConnectProps } from '../../components/wallets/WalletConnect.tsx'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useTexts } from '../../messages/TextProvider.tsx'

/** Offers to connect a wallet app, if the operator does. Should its code or texts not load, the other ways to pay remain. */
export function ConnectedApp(props: Omit<WalletConnectProps, 'settings'>) {
  const texts = useTexts()
  const { walletconnect: settings } = useOperatorConfig()
  const [Part, setPart] = useState<ComponentType<WalletConnectProps>>()

  useEffect(() => {
    if (!settings) return
    Promise.all([
      import('../../components/wallets/WalletConnect.tsx'),
      texts.load('walletConnect'),
    ]).then(
      ([{ WalletConnect }]) => setPart(() => WalletConnect),
      () => undefined,
    )
  }, [settings, texts])

  return Part && settings && <Part settings={settings} {...props} />
}
