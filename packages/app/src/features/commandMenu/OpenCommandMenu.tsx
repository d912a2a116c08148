import { SidebarSearch } from '@sluice/ui'
import { useEffect, useState } from 'react'

import { lazyDialog } from '../../components/lazyDialog.tsx'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { useText } from '../../messages/TextProvider.tsx'

const Menu = lazyDialog(() =>
  import('./MerchantCommands.tsx').then((module) => module.MerchantCommands),
)

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens the menu on ⌘ K or Ctrl K, which the browser would search the web with. */
function useShortcut(setIsOpen: (isOpen: boolean) => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = isApple() ? event.metaKey : event.ctrlKey
      if (!isCommand || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [setIsOpen])
}

/** The button and the keys that open the menu of everything a merchant can do. */
export function OpenCommandMenu() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useHydrated()
  useShortcut(setIsOpen)
  return (
    <>
      <SidebarSearch
        text={t('commandMenu.search')}
        {...(isHydrated && {
          shortcut: t(isApple() ? 'commandMenu.keysOnApple' : 'commandMenu.keys'),
        })}
        onClick={() => setIsOpen(true)}
      />
      <Menu open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
