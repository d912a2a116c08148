import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Extras } from '@sluice/api/contract'

import { StartUpError } from '../../config/StartUpError.ts'
import { announceExtras } from './announceExtras.ts'
import type { AppFile } from './AppFile.ts'
import { contentType } from './contentTypes.ts'
import { pagePolicy } from './pagePolicy.ts'

/** What Vite names a file with the hash of its content, which therefore never changes. */
const hashedName = /^\/assets\/.+-[\w-]{8,}\.\w+$/

const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

async function readOptional(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined)
}

async function loadPage(path: string, extras: Extras): Promise<AppFile> {
  const html = announceExtras(await readFile(path, 'utf8'), extras)
  const identity = Buffer.from(html)
  // What the build compressed lacks the extras, so pages are compressed here, once.
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
    contentSecurityPolicy: pagePolicy(html, extras.oidc?.issuer),
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
    cacheControl: hashedName.test(urlPath) ? immutable : revalidate,
    bodies: { identity, ...(br ? { br } : {}), ...(gz ? { gzip: gz } : {}) },
  }
}

/** Every file of the built app by its path, all in memory. Throws a `StartUpError` when there is no app in the folder. */
export async function loadApp(folder: string, extras: Extras): Promise<Map<string, AppFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, AppFile>()
  for (const entry of entries) {
    if (!entry.isFile() || /^\.|\.(?:br|gz|map)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const urlPath = `/${relative(folder, path).split(sep).join('/')}`
    files.set(
      urlPath,
      urlPath.endsWith('.html') ? await loadPage(path, extras) : await loadFile(path, urlPath),
    )
  }
  if (!files.has('/index.html')) throw new StartUpError(`APP_DIR ${folder} holds no built app`)
  return files
}
