import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { publicUrlPlaceholder } from '@sluice/api/contract'
import type { Capabilities } from '@sluice/api/contract'

import { StartUpError } from '../../config/StartUpError.ts'
import { announceCapabilities } from './announceCapabilities.ts'
import type { AppFile } from './AppFile.ts'
import { contentType } from './contentTypes.ts'
import { audienceOf, tailor } from './PageReader.ts'
import type { PageReader } from './PageReader.ts'
import { pagePolicy } from './pagePolicy.ts'

/** Vite puts every file with a content hash in its name here, and no other. */
const hashedFiles = '/assets/'

const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

async function readOptional(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined)
}

/** A file as it is sent to whoever asks for it: only pages differ, by what is known of their reader. */
type Preparation = (reader?: PageReader) => Promise<AppFile>

/**
 * A page as this gateway sends it, in seven versions at most: for a reader of whom nothing is known, and for each theme with
 * and without the own face. A version is made when it is first asked for: compressing all of them would delay the start.
 */
function preparePage(path: string, text: string, capabilities: Capabilities): Preparation {
  const versions = new Map<string, Promise<AppFile>>()
  const audience = audienceOf(text)
  return async (reader) => {
    const isForReader = audience === undefined || (audience === 'merchant') === reader?.isSignedIn
    const known = isForReader ? reader : undefined
    const name = known ? `${known.theme} ${known.hasFace}` : ''
    const version =
      versions.get(name) ?? finishPage(path, known ? tailor(text, known) : text, capabilities)
    versions.set(name, version)
    return version
  }
}

async function finishPage(
  path: string,
  text: string,
  capabilities: Capabilities,
): Promise<AppFile> {
  const isHtml = path.endsWith('.html')
  const content = isHtml ? announceCapabilities(text, capabilities) : text
  const identity = Buffer.from(content)
  // The build compressed what never changes; this has just been written.
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    promisify(gzip)(identity, { level: 9 }),
  ])
  return {
    type: contentType(path),
    etag: etagOf(identity),
    cacheControl: revalidate,
    bodies: { identity, br, gzip: gz },
    ...(isHtml && { contentSecurityPolicy: pagePolicy(content, capabilities.oidc?.issuer) }),
  }
}

async function loadFile(path: string, urlPath: string): Promise<AppFile> {
  const [identity, br, gz] = await Promise.all([
    readFile(path),
    readOptional(`${path}.br`),
    readOptional(`${path}.gz`),
  ])
  return {
    type: contentType(path),
    etag: etagOf(identity),
    cacheControl: urlPath.startsWith(hashedFiles) ? immutable : revalidate,
    bodies: { identity, ...(br ? { br } : {}), ...(gz ? { gzip: gz } : {}) },
  }
}

/** Every file of the built app by its path, as a way to get at it. */
export type AppFiles = ReadonlyMap<string, Preparation>

/**
 * Reads the built app into memory. Search engines and shared links are told that it is at `publicUrl`. Throws a
 * `StartUpError` when there is no app in the folder.
 */
export async function loadApp(
  folder: string,
  capabilities: Capabilities,
  publicUrl = '',
): Promise<AppFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, Preparation>()
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const urlPath = `/${relative(folder, path).split(sep).join('/')}`
    // What begins with a dot, a folder's name too, is the build's own business.
    if (!entry.isFile() || /\/\.|\.(?:br|gz|map)$/.test(urlPath)) continue
    if (/\.(?:html|xml|txt)$/.test(urlPath)) {
      const text = (await readFile(path, 'utf8')).replaceAll(publicUrlPlaceholder, publicUrl)
      files.set(urlPath, preparePage(path, text, capabilities))
    } else {
      const file = await loadFile(path, urlPath)
      files.set(urlPath, () => Promise.resolve(file))
    }
  }
  if (!files.has('/index.html')) throw new StartUpError(`APP_DIR ${folder} holds no built app`)
  return files
}
