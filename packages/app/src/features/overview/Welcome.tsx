import { useGetOverviewQuery } from '@sluice/api'
import { toast } from '@sluice/ui'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { isWelcome } from '../../config/navigationState.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** Greets a merchant who has just logged in, once the name is known. Specification, section 8. */
export function Welcome() {
  const { data: user } = useGetOverviewQuery()
  const t = useText()
  const location = useLocation()
  const navigate = useNavigate()
  const isDue = isWelcome(location.state)
  const name = user?.full_name

  useEffect(() => {
    if (!isDue || !name) return
    toast.success(t('overview.welcomeName', { name }))
    // Cleared, because a reload keeps the navigation state.
    void navigate(location, { replace: true, state: null })
  }, [isDue, location, name, navigate, t])

  return null
}
