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

/** The built app in memory. Paths have no leading slash; compressed files end in `.br` or `.gz`. */
export interface BuiltApp {
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** The Content-Security-Policy of each page. */
  policies: ReadonlyMap<string, string>
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

/** Reads the built app into memory and fills in capabilities, public URL and legal texts. Throws a `StartUpError` if there is none. */
export async function loadApp(
  folder: string,
  capabilities: Capabilities,
  publicUrl = '',
  legalTexts: LegalTexts = {},
): Promise<BuiltApp> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const policies = new Map<string, string>()
  const { fillPage, fillCheckout } = await loadServerModule(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })

  async function load(file: string) {
    const path = relative(folder, file).split(sep).join('/')
    // Dotfiles and source maps are not served.
    if (/(?:^|\/)\.|\.map$/.test(path)) return
    if (!/\.(?:html|xml|txt)$/.test(path)) {
      files.set(path, await readFile(file))
      return
    }
    const text = (await readFile(file, 'utf8')).replaceAll(publicUrlPlaceholder, publicUrl)
    const isPage = path.endsWith('.html')
    const content = isPage
      ? withLegalTexts(
          withCapabilities(await fillPage(path, text, capabilities), capabilities),
          legalTexts,
        )
      : text
    if (isPage) policies.set(path, pagePolicy(content, capabilities.oidc?.issuer))
    files.set(path, Buffer.from(content))
    // The build has compressed all other files.
    files.set(`${path}.br`, await promisify(brotliCompress)(content))
    files.set(`${path}.gz`, await promisify(gzip)(content))
  }

  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => load(join(entry.parentPath, entry.name))),
  )
  const checkoutPage = Buffer.from(files.get(checkoutFile) ?? '').toString()
  return {
    files,
    policies,
    fillCheckout: (checkout) => fillCheckout(checkoutPage, checkout, capabilities),
  }
}
