import { paths } from './paths.ts'

const name = 'from'

/** The path of log in, which leads back to a page of the app afterwards. */
export function logInPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${paths.logIn}?${new URLSearchParams({ [name]: pathname + search })}`
}

/** Where log in leads, from its query. Anybody can write that, so it must be a path of this site. */
export function returnPath(search: string): string | undefined {
  const from = new URLSearchParams(search).get(name)
  return from && /^\/(?![/\\])/.test(from) ? from : undefined
}
