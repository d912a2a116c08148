import { useGetOverviewQuery } from '@sluice/api'
import { useEffect } from 'react'

import { showToast } from '../../lib/toasts.ts'
import { takeWelcome } from '../../lib/welcome.ts'

/** Greets a merchant who has just logged in, by name, once the name is known. Specification, section 8. */
export function Welcome() {
  const { data: user } = useGetOverviewQuery()
  const name = user?.full_name

  useEffect(() => {
    if (name && takeWelcome()) showToast('success', `Welcome, ${name}`)
  }, [name])

  return null
}
