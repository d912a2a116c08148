import * as v from 'valibot'

import { settleArriving } from '../store/payments.ts'
import type { MockStore } from '../store/MockStore.ts'
import type { CallInput, MockCall } from './defineCall.ts'
import type { OperationName } from '@sluice/api/contract'
import { problemAnswer, Refusal } from './Refusal.ts'
import { readSent } from './readSent.ts'
import { whoAsks } from './whoAsks.ts'

/** Answers one request as the gateway would: who asks, what was sent, what comes back. */
export async function answerCall(
  call: MockCall,
  request: Request,
  params: Record<string, string>,
  store: MockStore,
): Promise<Response> {
  try {
    settleArriving(store)
    const merchant = whoAsks(call.operation, request.headers, store)
    const sent = await readSent(call.operation, request, params)
    const input = { store, merchant, ...sent, headers: request.headers }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts were just read with this very operation's schemas, which only `defineCall` knows by type.
    const answer = v.parse(call.operation.response, call.answer(input as CallInput<OperationName>))
    store.changed?.(store.state)
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    if (error instanceof Refusal) return problemAnswer(error.code, error.fields)
    throw error
  }
}
