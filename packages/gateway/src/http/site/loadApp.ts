import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import { capabilitiesElementId, publicUrlPlaceholder } from '@sluice/api/contract'
import type { Capabilities, Checkout } from '@sluice/api/contract'

import { StartUpError } from '../../errors/Failure.ts'
import { withLegalTexts } from './legalTexts.ts'
import type { LegalTexts } from './legalTexts.ts'
import { pagePolicy } from './pagePolicy.ts'

/** The built app in memory. Pages are filled in, and compressed, when they are first asked for. */
export interface BuiltApp {
  /** By path, without a leading slash; compressed files end in `.br` or `.gz`. */
  files: ReadonlyMap<string, () => Promise<Uint8Array<ArrayBuffer>>>
  /** The Content-Security-Policy of each page. */
  policies: ReadonlyMap<string, () => Promise<string>>
  /** The page of a payment. Decision 17. */
  fillCheckout: (checkout: Checkout) => Promise<string>
}

/** The built page of all payments. */
export const checkoutFile = 'pay/_id.html'

/** What the build keeps for servers, beside what they serve. */
interface ServerModule {
  fillPage: (file: string, page: string, capabilities: Capabilities) => Promise<string>
  fillCheckout: (page: string, checkout: Checkout, capabilities: Capabilities) => Promise<string>
}

async function loadServerModule(folder: string): Promise<ServerModule> {
  try {
    return await import(pathToFileURL(join(folder, '.server', 'fillPage.mjs')).href)
  } catch (cause) {
    throw new StartUpError(`APP_DIR ${folder} holds no built app`, { cause })
  }
}

/** Adds a block to a page that lists the gateway's optional capabilities. Decision 5. */
export function withCapabilities(html: string, capabilities: Capabilities): string {
  // Prevents the JSON from closing the script element.
  const json = JSON.stringify(capabilities).replaceAll('<', String.raw`\u003c`)
  const block = `<script id="${capabilitiesElementId}" type="application/json">${json}</script>`
  return html.replace('</head>', () => `${block}</head>`)
}

/** Makes a value when it is first asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** Reads the built app, whose pages show capabilities, public URL and legal texts. Throws a `StartUpError` if there is none. */
export async function loadApp(
  folder: string,
  capabilities: Capabilities,
  publicUrl = '',
  legalTexts: LegalTexts = {},
): Promise<BuiltApp> {
  const files = new Map<string, () => Promise<Uint8Array<ArrayBuffer>>>()
  const policies = new Map<string, () => Promise<string>>()
  const { fillPage, fillCheckout } = await loadServerModule(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })

  async function load(file: string) {
    const path = relative(folder, file).split(sep).join('/')
    // Dotfiles and source maps are not served.
    if (/(?:^|\/)\.|\.map$/.test(path)) return
    const bytes = await readFile(file)
    // The build has compressed all others.
    if (/\.(?:html|xml|txt)$/.test(path)) addText(path, bytes.toString())
    else files.set(path, async () => bytes)
  }

  function addText(path: string, built: string) {
    const isPage = path.endsWith('.html')
    const content = once(async () => {
      const text = built.replaceAll(publicUrlPlaceholder, publicUrl)
      if (!isPage) return Buffer.from(text)
      const page = await fillPage(path, text, capabilities)
      return Buffer.from(withLegalTexts(withCapabilities(page, capabilities), legalTexts))
    })
    if (isPage) {
      policies.set(
        path,
        once(async () => pagePolicy((await content()).toString(), capabilities.oidc?.issuer)),
      )
    }
    files.set(path, content)
    files.set(
      `${path}.br`,
      once(async () => promisify(brotliCompress)(await content())),
    )
    files.set(
      `${path}.gz`,
      once(async () => promisify(gzip)(await content())),
    )
  }

  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => load(join(entry.parentPath, entry.name))),
  )
  const checkoutPage = once(async () =>
    Buffer.from((await files.get(checkoutFile)?.()) ?? '').toString(),
  )
  return {
    files,
    policies,
    fillCheckout: async (checkout) => fillCheckout(await checkoutPage(), checkout, capabilities),
  }
}
