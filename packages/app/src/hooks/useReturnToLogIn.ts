import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '../config/paths.ts'
import { timing } from '../config/timing.ts'

/** Redirects to log in three seconds after a success, unless the user has left the page. Specification, section 4. */
export function useReturnToLogIn(succeeded: boolean): void {
  const navigate = useNavigate()

  useEffect(() => {
    if (!succeeded) return undefined
    const timer = setTimeout(() => void navigate(paths.logIn), timing.redirectDelayMs)
    return () => clearTimeout(timer)
  }, [succeeded, navigate])
}
