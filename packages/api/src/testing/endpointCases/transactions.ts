import { transactionsEndpoints } from '../../index.ts'
import { makeTransactions } from '../makeTransactions.ts'
import { secrets } from '../secrets.ts'
import type { EndpointCase } from './EndpointCase.ts'
import { fresh, notObjects, withMore } from './shared.ts'

const transactionAnswer = { ...makeTransactions(1, 1)[0], wallet_id: secrets.walletId }

/** The transactions. */
export const transactionsCases: EndpointCase[] = [
  {
    name: 'countTransactions',
    kind: 'read',
    send: (store) =>
      store.dispatch(transactionsEndpoints.countTransactions.initiate(undefined, fresh)),
    request: { method: 'GET', url: '/user/business/transaction/count' },
    path: '/user/business/transaction/count',
    answer: { count: 3 },
    data: { count: 3 },
    wrongShapes: [...notObjects, {}, [], { count: 'many' }, { count: -1 }, { count: 1.5 }],
  },
  {
    name: 'listTransactions',
    kind: 'read',
    send: (store) =>
      store.dispatch(
        transactionsEndpoints.listTransactions.initiate(withMore({ page: 2, limit: 7 }), fresh),
      ),
    request: { method: 'GET', url: '/user/business/transaction/view?page=2&limit=7' },
    path: '/user/business/transaction/view',
    answer: [transactionAnswer],
    data: [transactionAnswer],
    wrongShapes: [...notObjects, {}, [7], [{ ...transactionAnswer, amount: 'much' }]],
  },
  {
    name: 'loadTransactions',
    kind: 'read',
    send: (store) =>
      store.dispatch(
        transactionsEndpoints.loadTransactions.initiate(
          withMore({
            status: -1,
            transaction_type: 1,
            from_date: '2026-01-01',
            to_date: '2026-02-01',
          }),
          fresh,
        ),
      ),
    request: {
      method: 'GET',
      url: '/user/business/transaction/view?page=1&limit=10&status=-1&transaction_type=1&from_date=2026-01-01&to_date=2026-02-01',
    },
    path: '/user/business/transaction/view',
    answer: [transactionAnswer],
    data: { pages: [[transactionAnswer]], pageParams: [1] },
    wrongShapes: [...notObjects, {}, [7], [{ ...transactionAnswer, created_at: 'yesterday' }]],
  },
]
