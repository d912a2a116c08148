import { answerCallWith, failCall } from './answers.ts'
import type { Scenario } from './Scenario.ts'

/** The e-mail already has an account. */
export function emailTaken(): Scenario {
  return { ...failCall('register', 'email_taken'), label: 'Sign-up: e-mail taken' }
}

/** Registration fails on the server's side. */
export function failRegistration(): Scenario {
  return { ...failCall('register', 'internal'), label: 'Sign-up: the server fails' }
}

/** Nobody has an account yet: signing in through Google answers 404 until the user is registered. */
export function googleUserUnknown(): Scenario {
  return {
    label: 'Google: unknown user, registered automatically',
    arrange: (_merchant, { state }) => {
      state.merchants = []
    },
  }
}

/** The Google account already belongs to the demo merchant, so log-in succeeds at once. */
export function googleUserKnown(subject: string): Scenario {
  return {
    label: 'Google: known user',
    arrange: (merchant) => {
      merchant.provider_subject = subject
      merchant.password = null
    },
  }
}

/** Registering through Google answers 200 with another message than 'Account Created! '. */
export function googleRegistrationRefused(): Scenario {
  return {
    ...answerCallWith('registerWithGoogle', { message: 'Verification pending' }),
    label: 'Google: registration not confirmed',
  }
}

/** Registering through Google fails on the server's side. */
export function failGoogleRegistration(): Scenario {
  return {
    ...failCall('registerWithGoogle', 'internal'),
    label: 'Google: registration fails',
  }
}

/** Logging in through Google fails on the server's side. */
export function failGoogleLogin(): Scenario {
  return { ...failCall('login', 'unavailable'), label: 'Google: log-in fails' }
}
