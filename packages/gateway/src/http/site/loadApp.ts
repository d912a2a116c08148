import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import type { Checkout, OperatorConfig } from '@sluice/api/contract'

import { StartUpError } from '../../errors/Failure.ts'
import { fillPage, type Site } from './fillPage.ts'
import { pagePolicy, type Outside } from './pagePolicy.ts'

/** The built app in memory. Pages are compressed when they are first asked for. */
export interface BuiltApp {
  /** By path, without a leading slash; compressed files end in `.br` or `.gz`. */
  files: ReadonlyMap<string, () => Promise<Uint8Array<ArrayBuffer>>>
  /** The Content-Security-Policy of each page. */
  policies: ReadonlyMap<string, string>
  /** The languages of pages, by ISO 639 code. */
  languages: readonly string[]
  /** The page of a payment. Record 17. */
  renderCheckout: (checkout: Checkout, language: string) => Promise<string>
}

/** The built page of all payments. */
export const checkoutFile = 'pay/_id.html'

interface ServerBuild {
  languageCodes: readonly string[]
  renderCheckout: (assets: unknown, checkout: Checkout, language: string) => Promise<string>
}

/** What renders the page of a payment, with what the build has kept for it beside the files that are served. */
async function loadRenderer(
  folder: string,
): Promise<Pick<BuiltApp, 'languages' | 'renderCheckout'>> {
  const server = join(folder, '.server')
  try {
    const assets: unknown = JSON.parse(await readFile(join(server, 'assets.json'), 'utf8'))
    const { languageCodes, renderCheckout }: ServerBuild = await import(
      pathToFileURL(join(server, 'main.mjs')).href
    )
    return {
      languages: languageCodes,
      renderCheckout: (checkout, language) => renderCheckout(assets, checkout, language),
    }
  } catch (cause) {
    throw new StartUpError(`APP_DIR ${folder} holds no built app`, { cause })
  }
}

/** Makes a value when it is first asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** What a page needs from other servers. */
function outsideOf(path: string, config: OperatorConfig): Outside {
  return {
    identityProvider: config.identity_provider?.issuer,
    relay: path === checkoutFile ? config.walletconnect?.relay_url : undefined,
  }
}

/** Reads the built app and fills in its pages. Throws a `StartUpError` if there is none. */
export async function loadApp(folder: string, site: Site): Promise<BuiltApp> {
  const files = new Map<string, () => Promise<Uint8Array<ArrayBuffer>>>()
  const policies = new Map<string, string>()
  const { languages, renderCheckout } = await loadRenderer(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })

  async function load(file: string) {
    const path = relative(folder, file).split(sep).join('/')
    // Dotfiles and source maps are not served.
    if (/(?:^|\/)\.|\.map$/.test(path)) return
    const bytes = await readFile(file)
    // The build has compressed all others.
    if (/\.(?:html|xml|txt)$/.test(path)) addText(path, fillPage(bytes.toString(), site))
    else files.set(path, async () => bytes)
  }

  function addText(path: string, text: string) {
    if (path.endsWith('.html')) {
      policies.set(path, pagePolicy(text, outsideOf(path, site.config)))
    }
    const content = Buffer.from(text)
    files.set(path, async () => content)
    files.set(
      `${path}.br`,
      once(() => promisify(brotliCompress)(content)),
    )
    files.set(
      `${path}.gz`,
      once(() => promisify(gzip)(content)),
    )
  }

  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => load(join(entry.parentPath, entry.name))),
  )
  return {
    files,
    policies,
    languages,
    renderCheckout: async (checkout, language) =>
      fillPage(await renderCheckout(checkout, language), site),
  }
}
