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
  /** Puts a payment into its page. An app that cannot do that asks for the payment in the browser. Decision 17. */
  fillCheckout?: FillCheckout | undefined
}

type FillCheckout = (page: string, checkout: Checkout) => Promise<string>

async function loadFillCheckout(folder: string): Promise<FillCheckout | undefined> {
  const file = pathToFileURL(join(folder, '.server', 'fillCheckout.mjs')).href
  try {
    const module: { fillCheckout: FillCheckout } = await import(file)
    return module.fillCheckout
  } catch {
    return undefined
  }
}

/** Adds a block to a page that lists the gateway's optional capabilities. Decision 5. */
export function withCapabilities(html: string, capabilities: Capabilities): string {
  // Prevents the JSON from closing the script element.
  const json = JSON.stringify(capabilities).replaceAll('<', String.raw`\u003c`)
  // Styles read the attributes to reserve space from the first paint: of the Google and the passkey button, of the sandbox's banner.
  const { oidc, sandbox, passkeys } = capabilities
  const marks = { 'data-oidc': oidc, 'data-sandbox': sandbox, 'data-passkeys': passkeys }
  const mark = Object.entries(marks)
    .map(([name, isSet]) => (isSet ? ` ${name}` : ''))
    .join('')
  const block = `<script id="${capabilitiesElementId}" type="application/json"${mark}>${json}</script>`
  return html.replace('</head>', () => `${block}</head>`)
}

/** Reads the built app into memory and inserts capabilities, public URL and legal texts. Throws a `StartUpError` if there is none. */
export async function loadApp(
  folder: string,
  capabilities: Capabilities,
  publicUrl = '',
  legalTexts: LegalTexts = {},
): Promise<BuiltApp> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const policies = new Map<string, string>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])

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
    const content = isPage ? withLegalTexts(withCapabilities(text, capabilities), legalTexts) : text
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
  if (!files.has('index.html')) throw new StartUpError(`APP_DIR ${folder} holds no built app`)
  return { files, policies, fillCheckout: await loadFillCheckout(folder) }
}
