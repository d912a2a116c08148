import { useState } from 'react'

import { HomeIcon, PlusIcon, SearchIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { CommandMenu } from './CommandMenu.tsx'

const commands = [
  { value: '/counter', text: 'Take a payment', icon: PlusIcon },
  { value: '/home', text: 'Home', icon: HomeIcon },
]

export function GoAnywhere() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Search</Button>
      <CommandMenu
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Go to"
        commands={commands}
        commandFor={(typed) => ({
          value: 'search',
          text: `Search payments for “${typed}”`,
          icon: SearchIcon,
        })}
        onChoose={(value, typed) =>
          location.assign(value === 'search' ? `/transactions?search=${typed}` : value)
        }
      />
    </>
  )
}
