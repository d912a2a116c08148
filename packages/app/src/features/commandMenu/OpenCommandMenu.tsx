import { SidebarSearch } from '@sluice/ui'
import { useEffect, useState } from 'react'

import { lazyPart } from '../../components/lazyPart.tsx'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { useText } from '../../messages/TextProvider.tsx'

const Menu = lazyPart(() =>
  import('./MerchantCommands.tsx').then((module) => module.MerchantCommands),
)

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens the menu on ⌘ K or Ctrl K, which the browser would search the web with. */
function useShortcut(open: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = isApple() ? event.metaKey : event.ctrlKey
      if (!isCommand || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [open])
}

/** The button and the keys that open the menu of everything a merchant can do. */
export function OpenCommandMenu() {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  function change(open: boolean) {
    setIsOpen(open)
    if (open) setWasOpened(true)
  }

  const isHydrated = useHydrated()
  useShortcut(() => change(true))
  return (
    <>
      <SidebarSearch
        text={t('commandMenu.search')}
        {...(isHydrated && {
          shortcut: t(isApple() ? 'commandMenu.keysOnApple' : 'commandMenu.keys'),
        })}
        onClick={() => change(true)}
      />
      {wasOpened && <Menu open={isOpen} onOpenChange={change} />}
    </>
  )
}
