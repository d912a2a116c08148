import type { Context } from 'hono'
import { BaseError, createPublicClient, http, isHash } from 'viem'
import type { PublicClient } from 'viem'

import type { Environment } from '../../../http/Environment.ts'
import type { RouteGroup } from '../../../http/RouteGroup.ts'
import { readExplorerTransaction, readLatestBlocks } from './explorer.ts'
import type { LocalChain } from '../../LocalChain.ts'
import {
  blocksPage,
  explorerPath,
  noChainPage,
  noTransactionPage,
  transactionPage,
} from './explorerPage.ts'
import { sandboxPolicy } from '../../../sandbox/pages/layout.ts'
import { wasTransferSeen } from '../../transferRepository.ts'

const shownBlocks = 20
const shownHashLength = 100

/** Pages about what happened on the local chain, which is null if it cannot run. */
export function explorerRoutes(chain: LocalChain | null): RouteGroup {
  const chainClient = chain && createPublicClient({ transport: http(chain.url, { retryCount: 0 }) })

  return (app, { database, logger }) => {
    /** Shows a page, or one that says that the chain does not answer. */
    async function withChain(
      c: Context<Environment>,
      show: (client: PublicClient) => Promise<Response>,
    ): Promise<Response> {
      try {
        if (chainClient) return await show(chainClient)
      } catch (error) {
        if (!(error instanceof BaseError)) throw error
        logger.warn({ err: error }, 'the local chain does not answer')
      }
      return c.html(noChainPage(), 503, sandboxPolicy())
    }

    app.get(explorerPath, async (c) => {
      const hash = c.req.query('hash')?.trim()
      if (hash) return c.redirect(`${explorerPath}/tx/${encodeURIComponent(hash)}`, 303)
      return withChain(c, async (client) =>
        c.html(blocksPage(await readLatestBlocks(client, shownBlocks)), 200, sandboxPolicy()),
      )
    })
    app.get(`${explorerPath}/tx/:hash`, (c) =>
      withChain(c, async (client) => {
        const hash = c.req.param('hash').toLowerCase()
        const isValid = isHash(hash)
        const transaction = isValid ? await readExplorerTransaction(client, hash) : null
        if (transaction) return c.html(transactionPage(transaction), 200, sandboxPolicy())
        const wasRemoved = isValid && (await wasTransferSeen(database.db, hash))
        const page = noTransactionPage(hash.slice(0, shownHashLength), wasRemoved)
        return c.html(page, 404, sandboxPolicy())
      }),
    )
  }
}
